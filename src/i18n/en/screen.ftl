### The screen of the hall: what the arbiter controls and the hall sees.

## Control
scene-draw = Rack, large
scene-final = Winners
scene-third = Third place
scene-second = Second place
screen-provisional = Provisional
ceremony-third = Show the audience third place
ceremony-second = Show the audience second place
ceremony-first = Show the audience first place
scene-break = Break
screen-panel = Hall screen
screen-open = open on the projector
screen-now = What the audience sees now
screen-dark = Darken or restore
screen-by-hand = As soon as the next round begins, the screen follows the game again.
screen-show = Show
screen-break-when = Back at
screen-break-text = or a short text
screen-until-wrong = Enter the time like this: 19:30.
banner = Announcement
banner-what = up to 80 characters, always on top
banner-take-away = Remove
banner-break = Break until 19:30
banner-slips = Please hand in your slips
banner-quiet = Quiet, please
banner-seats = Please take your seats
screen-size = Text size
screen-smaller = Smaller
screen-larger = Larger
keys-scene-digit = a picture of the hall screen; 9 is the announcement
keys-dark = darken or restore the hall screen

## Screen
screen-break = Break
screen-break-until = Back at
screen-after-round = After round { $n }
screen-teams = Teams after round { $n }
screen-way-in = Join with a phone
screen-way-how = The number and the PIN are on your badge.
screen-joined = Joined by phone: { $n }
wifi = Wi-Fi
