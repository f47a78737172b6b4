import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import type { Safeguard } from '../safeguards.ts';

const FUNCTIONS = fileURLToPath(new URL('../../../functions/src/', import.meta.url));
const WITHOUT = fileURLToPath(new URL('../without/', import.meta.url));

/** Where a safeguard's module is, and what takes its place when it is left out. */
export function placesOf({ name, module }: Safeguard): { module: string; without: string } {
  return { module: `${FUNCTIONS}${module}`, without: `${WITHOUT}${name}.ts` };
}

/**
 * The shop's own code for a bundle, each file begun with `prelude`; a safeguard that is given is left out. Throws when the
 * functions never asked for that safeguard's module, since then the bundle is the whole shop.
 */
export function shopCode(prelude: string, leftOut?: Safeguard): Plugin {
  const places = leftOut && placesOf(leftOut);
  return {
    name: 'shop-code',
    setup({ onLoad, onEnd }) {
      let isLeftOut = false;
      onLoad({ filter: /\/(functions|domain)\/src\/.*\.ts$/ }, async ({ path }) => {
        const replaced = path === places?.module;
        isLeftOut ||= replaced;
        const source = await readFile(replaced ? places.without : path, 'utf8');
        // What replaces a module imports from where it stands itself.
        return { contents: prelude + source, loader: 'ts', ...(replaced ? { resolveDir: WITHOUT } : {}) };
      });
      onEnd(() => {
        if (leftOut && !isLeftOut) {
          throw new Error(
            `The functions do not use functions/src/${leftOut.module}: see e2e/proof/safeguards.ts`,
          );
        }
      });
    },
  };
}
