/**
 * One chunk of a WebChannel response: the length of the JSON text in UTF-16 code units (what the client counts
 * with `string.length`), a line feed, the text.
 */
export function encodeChunk(value: unknown): string {
  return frameChunk(JSON.stringify(value));
}

/** Frames a text that is JSON already. */
export function frameChunk(json: string): string {
  return `${json.length}\n${json}`;
}
