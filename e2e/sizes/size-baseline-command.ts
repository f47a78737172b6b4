import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildParts } from '@thriftline/local/build-parts';
import { layoutOf } from '@thriftline/local/layout';
import { offsetFrom } from '@thriftline/local/ports';
import { createProgress } from '@thriftline/run/progress';
import { ROOT } from '@thriftline/run/root';
import { BASELINE, measureSizes, type Sizes } from './measure-sizes.ts';

/** `npm run size:baseline`: builds the website as tests have it, writes how large it is, and says what has changed since. */
export async function sizeBaselineCommand(): Promise<void> {
  const layout = layoutOf(ROOT, { offset: offsetFrom(process.env), official: false });
  await buildParts(layout, createProgress());
  const path = join(ROOT, BASELINE);
  const before = JSON.parse(readFileSync(path, 'utf8')) as Sizes;
  const now = measureSizes();
  writeFileSync(path, `${JSON.stringify(now, null, 2)}\n`);
  for (const what of new Set([...Object.keys(before), ...Object.keys(now)])) {
    if (before[what] !== now[what])
      console.log(`${what}: ${before[what] ?? 'none'} → ${now[what] ?? 'none'}`);
  }
  console.log(`${BASELINE} is written.`);
}
