import { createReadStream } from 'node:fs';

/**
 * The lines of a UTF-8 file, each ended by `\n`; a last line without end is left out. (`node:readline` also
 * splits at U+2028, which JSON strings may hold.)
 */
export async function readLines(file: string): Promise<string[]> {
  const lines: string[] = [];
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const parts = (rest + String(chunk)).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) lines.push(part);
  }
  return lines;
}
