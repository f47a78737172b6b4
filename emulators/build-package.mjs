// What the packages of this folder share when they make `dist/`: what `npm pack` ships beside `bin/` and README.md.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles a package's entries into its `dist/`, with their declarations, and copies the licence. Only what its
 * package.json names under `dependencies` stays outside.
 * @param {string} folder Of the package.
 * @param {{sources: readonly string[], declared: readonly string[]}} entries Files below `src/`, without `.ts`: those to
 *   bundle, and those of them whose declarations a user of the package reads. The latter stand in tsconfig.types.json.
 */
export async function buildPackage(folder, { sources, declared }) {
  const dist = join(folder, 'dist');
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  rmSync(dist, { recursive: true, force: true });
  await build({
    absWorkingDir: folder,
    entryPoints: sources.map((name) => `src/${name}.ts`),
    outbase: 'src',
    outdir: dist,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    conditions: ['@thriftline/source'],
    external: Object.keys(dependencies),
    logLevel: 'warning',
  });
  if (declared.length > 0) declare(folder, dist, declared);
  copyFileSync(join(folder, '../../LICENSE'), join(folder, 'LICENSE'));
}

/**
 * Writes the declarations of these entries and of what they export from elsewhere, and no others.
 * @param {string} folder
 * @param {string} dist
 * @param {readonly string[]} entries
 */
function declare(folder, dist, entries) {
  const require = createRequire(import.meta.url);
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.types.json')], { stdio: 'inherit' });
  const reached = new Set();
  for (const entry of entries) reach(join(dist, `${entry}.d.ts`), reached);
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.d.ts') && !reached.has(join(dist, name))) rmSync(join(dist, name));
  }
  for (const entry of readdirSync(dist, { withFileTypes: true })) {
    const path = join(dist, entry.name);
    if (entry.isDirectory() && readdirSync(path).length === 0) rmdirSync(path);
  }
}

/**
 * Names the files that a declaration imports as they are called in `dist/`, and does the same for those.
 * @param {string} file
 * @param {Set<string>} reached
 */
function reach(file, reached) {
  if (reached.has(file)) return;
  reached.add(file);
  const text = readFileSync(file, 'utf8').replace(/(['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js');
  writeFileSync(file, text);
  for (const [, target = ''] of text.matchAll(/['"](\.[^'"]+)\.js['"]/g)) {
    reach(join(dirname(file), `${target}.d.ts`), reached);
  }
}
