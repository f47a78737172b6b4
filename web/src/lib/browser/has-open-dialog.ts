/** Whether a dialog is open on the page, which has the keyboard to itself. */
export function hasOpenDialog(): boolean {
  return document.querySelector('[role="dialog"], dialog[open]') !== null;
}
