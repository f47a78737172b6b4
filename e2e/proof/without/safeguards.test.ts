import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { textsForEsbuild } from '@thriftline/texts/plugin';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { placesOf, shopCode } from '../platform/leave-out.ts';
import { SAFEGUARDS, type Safeguard } from './safeguards.ts';

/** How many bytes of each file the functions need without safeguards, by the file's path; packages stay outside. */
async function bytesWithout(leftOut: readonly Safeguard[]): Promise<Map<string, number>> {
  const { metafile } = await build({
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
      shopCode('', leftOut),
      textsForEsbuild(),
    ],
  });
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
  /** A bundle takes a second of a core, so all are left out of one. */
  let without: Map<string, number>;
  beforeAll(async () => {
    [whole, without] = await Promise.all([bytesWithout([]), bytesWithout(SAFEGUARDS)]);
  });

  it.each(SAFEGUARDS)(
    '$name is all that its module exports, and so is what replaces it',
    async (safeguard) => {
      const places = placesOf(safeguard);
      expect(await exportsOf(places.module)).toEqual([safeguard.function]);
      expect(await exportsOf(places.without)).toEqual([safeguard.function]);
    },
  );

  it.each(SAFEGUARDS)('$name is used by the functions, and they differ without it', ({ module }) => {
    expect(whole.get(module)).toBeGreaterThan(0);
    expect(without.get(module)).toBeGreaterThan(0);
    expect(without.get(module)).not.toBe(whole.get(module));
  });

  it('is listed for each file of without/', async () => {
    const files = await readdir(join(ROOT, 'e2e/proof/without'));
    expect(files.filter((file) => !file.startsWith('safeguards.')).sort()).toEqual(
      SAFEGUARDS.map(({ name }) => `${name}.ts`).sort(),
    );
  });

  it('that the functions do not use cannot be left out', async () => {
    const unknown = { name: 'refund', module: 'functions/src/payments/refund/gone.ts', function: 'gone' };
    await expect(bytesWithout([unknown])).rejects.toThrow(
      'The functions do not use functions/src/payments/refund/gone.ts',
    );
  });
});
