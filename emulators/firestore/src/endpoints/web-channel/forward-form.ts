import { invalidArgument } from '../../model/index.ts';

/** What the body of a forward POST carries. */
export interface ForwardForm {
  /** Messages in order, each with its id within the session. */
  readonly maps: readonly { readonly id: number; readonly data: string }[];
  /** Request headers the client put into the handshake to save a preflight, names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
}

/** Clients put no more into one POST. */
const MAX_MAPS = 1000;

/**
 * Reads `headers=…&count=k&ofs=n&req0___data__=…`. An empty body gives no messages.
 *
 * @throws FirestoreError INVALID_ARGUMENT for a count or offset no client would send
 */
export function parseForwardForm(body: string): ForwardForm {
  const form = new URLSearchParams(body);
  const count = Number(form.get('count') ?? 0);
  const offset = Number(form.get('ofs') ?? 0);
  if (!Number.isInteger(count) || count < 0 || count > MAX_MAPS) {
    throw invalidArgument(`count is "${form.get('count')}": expected a whole number up to ${MAX_MAPS}.`);
  }
  if (!Number.isSafeInteger(offset) || offset < 0) {
    throw invalidArgument(`ofs is "${form.get('ofs')}": expected a whole number.`);
  }
  const maps: { id: number; data: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    // A map without data (the client's own housekeeping) still takes its id, or the ones behind it would wait.
    maps.push({ id: offset + index, data: form.get(`req${index}___data__`) ?? '' });
  }
  return { maps, headers: parseHeaderLines(form.get('headers') ?? '') };
}

/** Header lines `Name:Value` separated by CRLF. */
export function parseHeaderLines(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
