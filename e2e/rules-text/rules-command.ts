import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { PARTS_OF_RULES } from './parts-of-rules.ts';
import { withParts } from './write-parts.ts';

/** `npm run rules`: writes what stands between the markers of both files of rules, from domain/. */
export async function rulesCommand(): Promise<void> {
  for (const [file, parts] of Object.entries(PARTS_OF_RULES)) {
    const path = join(ROOT, file);
    const before = await readFile(path, 'utf8');
    const now = withParts(before, parts);
    if (now !== before) await writeFile(path, now);
    console.log(`${file} ${now === before ? 'was up to date' : 'is written'}.`);
  }
}
