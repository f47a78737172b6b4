import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@thriftline/bin/root';
import type { Plugin } from 'esbuild';
import type { Safeguard } from '../without/safeguards.ts';

const FUNCTIONS = join(ROOT, 'functions/src');
const WITHOUT = join(ROOT, 'e2e/proof/without');

/** Where a safeguard's module is, and what takes its place when it is left out. */
export function placesOf({ name, module }: Safeguard): { module: string; without: string } {
  return { module: join(FUNCTIONS, module), without: join(WITHOUT, `${name}.ts`) };
}

/**
 * The shop's own code for a bundle, each file begun with `prelude`; a safeguard that is given is left out. It is asked for anew
 * each time the bundle is made. Throws when the functions never asked for that safeguard's module, since then the bundle is the
 * whole shop.
 */
export function shopCode(prelude: string, safeguard: () => Safeguard | undefined): Plugin {
  return {
    name: 'shop-code',
    setup({ onStart, onLoad, onEnd }) {
      let leftOut: Safeguard | undefined;
      let isLeftOut = false;
      onStart(() => {
        leftOut = safeguard();
        isLeftOut = false;
      });
      onLoad({ filter: /\/(functions|domain)\/src\/.*\.ts$/ }, async ({ path }) => {
        const places = leftOut && placesOf(leftOut);
        const replaced = path === places?.module;
        isLeftOut ||= replaced;
        const source = await readFile(replaced ? places.without : path, 'utf8');
        // What replaces a module imports from where it stands itself.
        return { contents: prelude + source, loader: 'ts', ...(replaced ? { resolveDir: WITHOUT } : {}) };
      });
      onEnd(() => {
        if (leftOut && !isLeftOut) {
          throw new Error(
            `The functions do not use functions/src/${leftOut.module}: see e2e/proof/without/safeguards.ts`,
          );
        }
      });
    },
  };
}
