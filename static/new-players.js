// The players of a new tournament: a list from a file becomes the text of the field when it is confirmed.
import { previewing } from "./player-file.js";

previewing(async (list) => {
  const field = document.getElementById("players");
  field.value = list.trim();
  field.focus();
  return null;
});
