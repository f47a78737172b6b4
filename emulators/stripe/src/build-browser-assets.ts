import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** This package's folder, also when this file is compiled into another program. */
const PACKAGE = dirname(createRequire(import.meta.url).resolve('@thriftline/stripe-emulator/package.json'));
const SOURCES = join(PACKAGE, 'src/browser');

/** Where the built browser side lies when nobody says otherwise. */
export const DEFAULT_ASSETS = join(PACKAGE, 'dist/browser');

const SCRIPTS = {
  stripe: 'stripe-js.ts',
  card: 'frames/card.ts',
  controller: 'frames/controller.ts',
  challenge: 'frames/challenge.ts',
  payment: 'frames/payment.ts',
  wallet: 'frames/wallet.ts',
};
const PAGES = [
  ...['card.html', 'controller.html', 'challenge.html', 'payment.html', 'wallet.html'],
  ...['card.css', 'challenge.css', 'payment.css'],
];

async function writeIfNew(path: string, content: string): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before !== content) await writeFile(path, content);
}

/** Builds stripe.js and its frames' pages into the folder. A file that did not change is left alone. */
export async function buildBrowserAssets(outDir: string): Promise<void> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: SOURCES,
    entryPoints: SCRIPTS,
    outdir: outDir,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  await mkdir(outDir, { recursive: true });
  await Promise.all([
    ...outputFiles.map(({ path, text }) => writeIfNew(path, text)),
    ...PAGES.map(async (name) =>
      writeIfNew(join(outDir, name), await readFile(join(SOURCES, 'frames', name), 'utf8')),
    ),
  ]);
}
