import type { Place } from './ast.ts';
import type { Source } from './source.ts';

/**
 * The line a place is on, with its expression underlined:
 *
 *     firestore.rules:12:24
 *     12 |   allow get: if request.auth.uid == uid;
 *        |                 ^^^^^^^^^^^^^^^^^^^^^^^
 */
export function printLocation(source: Source, place: Place): string {
  const { line, column } = source.locate(place.start);
  const text = source.line(line);
  const length = Math.max(1, Math.min(place.end - place.start, text.length - column + 1));
  const indent = [...text.slice(0, column - 1)].map((char) => (char === '\t' ? '\t' : ' ')).join('');
  const margin = ' '.repeat(String(line).length);
  return [
    `${source.fileName}:${line}:${column}`,
    `${line} | ${text}`,
    `${margin} | ${indent}${'^'.repeat(length)}`,
  ].join('\n');
}
