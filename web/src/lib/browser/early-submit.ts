/** Attribute of `<html>` in which public/first-paint.js names the form that was sent before its script had come. */
const ATTRIBUTE = 'data-submitted';

/** Whether the form was sent before its script had come. Says so once: whoever asks sends it now. */
export function takeEarlySubmit(formId: string): boolean {
  const root = document.documentElement;
  if (root.getAttribute(ATTRIBUTE) !== formId) return false;
  root.removeAttribute(ATTRIBUTE);
  return true;
}
