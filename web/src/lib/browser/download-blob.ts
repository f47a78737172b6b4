/** Has the browser save something as a file. */
export function downloadBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari still reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
