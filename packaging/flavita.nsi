; The installer for Windows, for one person and without an administrator. packaging/build calls
;     makensis -DVERSION=0.1.0 -DFOLDER=what-goes-into-the-zip -DOUT=file.exe packaging/flavita.nsi
; It lays the program among the person's own ones with an entry in the menu and one on the desktop.
; What takes it away again leaves the tournaments: they are among the documents.
Unicode true
SetCompressor /SOLID lzma
; Files are dated by their installation, so that the installer is built twice alike.
SetDateSave off
RequestExecutionLevel user
Name "Flavita"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Flavita"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Flavita"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Flavita"
VIAddVersionKey "LegalCopyright" "MIT OR Apache-2.0"

!include MUI2.nsh
!define MUI_ICON "flavita.ico"
!define MUI_UNICON "flavita.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\flavita.exe"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The first is for every other language of Windows.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Hungarian"
!insertmacro MUI_LANGUAGE "Czech"
!insertmacro MUI_LANGUAGE "French"

!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Flavita"

Section
    SetOutPath "$INSTDIR"
    ; A program that runs cannot be replaced: Windows asks to close it and to try again.
    File /r "${FOLDER}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Flavita.lnk" "$INSTDIR\flavita.exe"
    CreateShortcut "$DESKTOP\Flavita.lnk" "$INSTDIR\flavita.exe"
    WriteRegStr HKCU "${ENTRY}" "DisplayName" "Flavita"
    WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\flavita.exe"
    WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
    WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
SectionEnd

Section Uninstall
    Delete "$INSTDIR\flavita.exe"
    Delete "$INSTDIR\CONTENTS.txt"
    Delete "$INSTDIR\NOTICES.txt"
    Delete "$INSTDIR\LICENSE-MIT"
    Delete "$INSTDIR\LICENSE-APACHE"
    Delete "$INSTDIR\uninstall.exe"
    RMDir /r "$INSTDIR\dictionaries"
    ; Only where nothing else lies in it.
    SetOutPath "$TEMP"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Flavita.lnk"
    Delete "$DESKTOP\Flavita.lnk"
    DeleteRegKey HKCU "${ENTRY}"
SectionEnd
