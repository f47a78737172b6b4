import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { textsForEsbuild } from '@thriftline/texts/plugin';
import { build, type Plugin } from 'esbuild';
import type { Safeguard } from '../without/safeguards.ts';
import { shopCode } from './leave-out.ts';

const require = createRequire(import.meta.url);

// A bundle is an ES module, but most packages in it are CommonJS and ask for these.
const COMMON_JS = [
  "import { createRequire as createBundleRequire } from 'node:module';",
  'const require = createBundleRequire(import.meta.url);',
  'const __filename = new URL(import.meta.url).pathname;',
  "const __dirname = new URL('.', import.meta.url).pathname;",
].join('');

/** A file that its package does not offer by name: only the proof reaches for it, to shorten waits. */
const packageInside: Plugin = {
  name: 'package-inside',
  setup({ onResolve }) {
    onResolve({ filter: /^@google-cloud\/firestore\/build\/src\/backoff\.js$/ }, () => ({
      path: require.resolve('@google-cloud/firestore').replace(/index\.js$/, 'backoff.js'),
    }));
  },
};

/** Gives the shop's own code the clock of instance/shift-clock.ts. */
const PROOF_CLOCK = 'const Date = globalThis.ProofDate;';

/**
 * Bundles one instance of the functions, packages and all: it starts in half the time, and a run restarts many.
 * `leftOut` is left out of it.
 */
export async function bundleInstance(outfile: string, leftOut?: Safeguard): Promise<void> {
  await build({
    entryPoints: [join(ROOT, 'e2e/proof/instance/main.ts')],
    outfile,
    bundle: true,
    minifyWhitespace: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: COMMON_JS },
    plugins: [
      packageInside,
      shopCode(PROOF_CLOCK, leftOut === undefined ? [] : [leftOut]),
      textsForEsbuild(),
    ],
    logLevel: 'error',
  });
}
