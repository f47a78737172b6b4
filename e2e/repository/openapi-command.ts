import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiText } from '@thriftline/functions/openapi';
import { run } from '@thriftline/run/child-group';
import { ROOT } from '@thriftline/run/root';

const DOCUMENT = 'docs/openapi.json';

/** `npm run openapi`: writes docs/openapi.json from domain/src/calls/calls.ts, laid out as all files are. */
export async function openApiCommand(): Promise<void> {
  await writeFile(join(ROOT, DOCUMENT), openApiText());
  await run('npx', ['biome', 'format', '--write', DOCUMENT], { cwd: ROOT });
  console.log(`${DOCUMENT} is written.`);
}
