/** What keeps a name or a price apart from a line that begins on the right (https://unicode.org/reports/tr9/): texts of the catalogs have it. */
const ISOLATES = /[\u2066-\u2069]/g;

/** A text of the catalogs as a document or a field may hold it, without marks that nobody types and the rules refuse. */
export function withoutIsolates(text: string): string {
  return text.replace(ISOLATES, '');
}
