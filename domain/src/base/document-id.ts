/** Most bytes that Firestore takes for a document's id: https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
const MAX_BYTES = 1_500;
/** So many bytes of what is too long stay, and a sum of the whole. */
const KEPT_BYTES = 1_400;

const RESERVED = /^__.*__$/s;
const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Whether Firestore takes it for the id of a document: no path, no longer than 1,500 bytes, none of those it keeps to itself. */
export function isDocumentId(id: string): boolean {
  return (
    id !== '' &&
    id !== '.' &&
    id !== '..' &&
    !id.includes('/') &&
    !RESERVED.test(id) &&
    // Of half a character nothing can be stored.
    !/\p{Cs}/u.test(id) &&
    bytesOf(id).length <= MAX_BYTES
  );
}

/** FNV-1a of 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function sumOf(bytes: Uint8Array): string {
  let sum = FNV_OFFSET;
  for (const byte of bytes) sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * FNV_PRIME);
  return sum.toString(16).padStart(16, '0');
}

const escaped = (text: string) =>
  [...text].map((one) => (/[/%]|\p{Cs}/u.test(one) ? `%${one.charCodeAt(0).toString(16)}` : one)).join('');

function beginningOf(text: string, most: number): string {
  let left = most;
  let beginning = '';
  for (const one of text) {
    left -= bytesOf(one).length;
    if (left < 0) break;
    beginning += one;
  }
  return beginning;
}

/**
 * An id made of texts that may hold anything, the same for the same texts: what an id cannot hold is written as `%2f`, and what is
 * too long ends in a sum. Texts that make an id as they are stay as they are: `lamp` and `2` are `lamp_2`.
 */
export function documentIdOf(...parts: readonly string[]): string {
  const id = parts.map(escaped).join('_');
  if (isDocumentId(id)) return id;
  const bytes = bytesOf(id);
  if (bytes.length > MAX_BYTES) return `${beginningOf(id, KEPT_BYTES)}%${sumOf(bytes)}`;
  return `%${id}%`;
}
