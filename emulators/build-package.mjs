// How the packages of this folder make `dist/`: what `npm pack` ships beside `bin/` and README.md.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

/** The package that others compile in, declarations included, as it is in no registry. */
const RULES = { name: '@thriftline/security-rules', declaration: 'rules/src/index' };

/**
 * Bundles a package's entries into its `dist/`, with their declarations in `dist/types/`, and copies the licence. Only
 * what its package.json names under `dependencies` stays outside.
 * @param {string} folder Of the package.
 * @param {{sources: readonly string[], declared?: readonly string[], plugins?: import('esbuild').Plugin[]}} entries Files
 *   below `src/`, without `.ts`: those to bundle, and those of them whose declarations a user of the package reads. The
 *   latter stand in tsconfig.types.json.
 */
export async function buildPackage(folder, { sources, declared = [], plugins = [] }) {
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
    plugins,
  });
  if (declared.length > 0) declare(folder, join(dist, 'types'), declared);
  copyFileSync(join(folder, '../../LICENSE'), join(folder, 'LICENSE'));
}

/**
 * Compiles one module by itself and gives what it exports: for what has to run while a package is built.
 * @param {string} folder Of the package.
 * @param {string} source Below the folder.
 * @returns {Promise<Record<string, unknown>>}
 */
export async function runSource(folder, source) {
  const outfile = join(folder, 'dist', `${basename(source, '.ts')}.building.mjs`);
  await build({
    absWorkingDir: folder,
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  try {
    return await import(outfile);
  } finally {
    rmSync(outfile);
  }
}

/**
 * Writes the declarations of these entries and of what they export from elsewhere, and no others.
 * @param {string} folder
 * @param {string} types Where to.
 * @param {readonly string[]} entries
 */
function declare(folder, types, entries) {
  const require = createRequire(import.meta.url);
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const options = ['-p', join(folder, 'tsconfig.types.json'), '--outDir', types];
  execFileSync(process.execPath, [tsc, ...options], { stdio: 'inherit' });
  const reached = new Set();
  for (const entry of entries) reach(join(types, basename(folder), `src/${entry}.d.ts`), types, reached);
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.d.ts') && !reached.has(join(types, name))) rmSync(join(types, name));
  }
  removeEmptyFolders(types);
}

/** @param {string} folder */
function removeEmptyFolders(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * Makes a declaration's imports ones that any project can follow, and does the same for what it imports.
 * @param {string} file
 * @param {string} types
 * @param {Set<string>} reached
 */
function reach(file, types, reached) {
  if (reached.has(file)) return;
  reached.add(file);
  const rules = relative(dirname(file), join(types, `${RULES.declaration}.js`));
  const text = readFileSync(file, 'utf8')
    .replaceAll(`'${RULES.name}'`, `'${rules.startsWith('.') ? rules : `./${rules}`}'`)
    .replace(/(['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js');
  writeFileSync(file, text);
  for (const [, target = ''] of text.matchAll(/['"](\.[^'"]+)\.js['"]/g)) {
    reach(join(dirname(file), `${target}.d.ts`), types, reached);
  }
}
