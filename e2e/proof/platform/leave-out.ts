import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { withoutMacros } from '@thriftline/texts/macro';
import type { Plugin } from 'esbuild';
import type { Safeguard } from '../without/safeguards.ts';

const WITHOUT = join(ROOT, 'e2e/proof/without');

/** Where a safeguard's module is, and what takes its place when it is left out. */
export function placesOf({ name, module }: Safeguard): { module: string; without: string } {
  return { module: join(ROOT, module), without: join(WITHOUT, `${name}.ts`) };
}

/**
 * The shop's own code for a bundle, each file begun with `prelude`; safeguards that are given are left out. Throws when the
 * functions never asked for the module of one, since then nothing is left out.
 */
export function shopCode(prelude: string, leftOut: readonly Safeguard[]): Plugin {
  const replacements = new Map(
    leftOut.map((safeguard) => {
      const { module, without } = placesOf(safeguard);
      return [module, without] as const;
    }),
  );
  return {
    name: 'shop-code',
    setup({ onLoad, onEnd }) {
      const replaced = new Set<string>();
      onLoad({ filter: /\/(functions|domain)\/src\/.*\.ts$/ }, async ({ path }) => {
        const without = replacements.get(path);
        if (without !== undefined) replaced.add(path);
        const source = await readFile(without ?? path, 'utf8');
        const { code = source } = (await withoutMacros(source, path)) ?? {};
        // What replaces a module imports from where it stands itself.
        return {
          contents: prelude + code,
          loader: 'ts',
          ...(without === undefined ? {} : { resolveDir: WITHOUT }),
        };
      });
      onEnd(() => {
        const unused = leftOut.filter((safeguard) => !replaced.has(placesOf(safeguard).module));
        if (unused.length > 0) {
          const files = unused.map(({ module }) => module).join(', ');
          throw new Error(`The functions do not use ${files}: see e2e/proof/without/safeguards.ts`);
        }
      });
    },
  };
}
