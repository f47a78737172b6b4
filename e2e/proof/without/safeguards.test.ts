import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@thriftline/bin/root';
import { type BuildContext, context } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesOf, shopCode } from '../platform/leave-out.ts';
import { SAFEGUARDS, type Safeguard } from './safeguards.ts';

let leftOut: Safeguard | undefined;
/** The functions' bundle, made again and again: what is the same each time is read once. */
let bundle: BuildContext<{ metafile: true }>;

beforeAll(async () => {
  bundle = await context({
    absWorkingDir: ROOT,
    entryPoints: ['functions/src/index.ts'],
    bundle: true,
    write: false,
    outdir: 'unused',
    platform: 'node',
    format: 'esm',
    metafile: true,
    logLevel: 'silent',
    plugins: [
      {
        name: 'packages-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@thriftline/') ? undefined : { path, external: true },
          );
        },
      },
      shopCode('', () => leftOut),
    ],
  });
});
afterAll(() => bundle.dispose());

/** How many bytes of each file the functions need, by the file's path; packages stay outside. */
async function bytesOf(safeguard?: Safeguard): Promise<Map<string, number>> {
  leftOut = safeguard;
  const { metafile } = await bundle.rebuild();
  const [output] = Object.values(metafile.outputs);
  return new Map(
    Object.entries(output?.inputs ?? {}).map(([path, { bytesInOutput }]) => [path, bytesInOutput]),
  );
}

async function exportsOf(file: string): Promise<string[]> {
  return Object.keys((await import(file)) as object);
}

describe('a safeguard', () => {
  let whole: Map<string, number>;
  beforeAll(async () => {
    whole = await bytesOf();
  });

  it.each(SAFEGUARDS)(
    '$name is all that its module exports, and so is what replaces it',
    async (safeguard) => {
      const { module, without } = placesOf(safeguard);
      expect(await exportsOf(module)).toEqual([safeguard.function]);
      expect(await exportsOf(without)).toEqual([safeguard.function]);
    },
  );

  it.each(SAFEGUARDS)('$name is used by the functions, and they differ without it', async (safeguard) => {
    const path = `functions/src/${safeguard.module}`;
    const without = await bytesOf(safeguard);
    expect(whole.get(path)).toBeGreaterThan(0);
    expect(without.get(path)).toBeGreaterThan(0);
    expect(without.get(path)).not.toBe(whole.get(path));
  });

  it('is listed for each file of without/', async () => {
    const files = await readdir(join(ROOT, 'e2e/proof/without'));
    expect(files.filter((file) => !file.startsWith('safeguards.')).sort()).toEqual(
      SAFEGUARDS.map(({ name }) => `${name}.ts`).sort(),
    );
  });

  it('that the functions do not use cannot be left out', async () => {
    const unknown = { name: 'refund', module: 'payments/refund/gone.ts', function: 'gone' };
    await expect(bytesOf(unknown)).rejects.toThrow(
      'The functions do not use functions/src/payments/refund/gone.ts',
    );
  });
});
