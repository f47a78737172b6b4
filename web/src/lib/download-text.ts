/** Begins a text that spreadsheets are to take for UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Has the browser save a text as a file. */
export function downloadText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari still reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
