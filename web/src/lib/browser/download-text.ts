import { downloadBlob } from './download-blob.ts';

/** Begins a text that spreadsheets are to take for UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Has the browser save a text as a file. */
export function downloadText(name: string, type: string, text: string): void {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
