// Makes `dist/` and the licence's copy: what `npm pack` ships beside `bin/`. The rules language and the descriptors of
// the protocol are compiled in, and the declarations name no package but the dependencies.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HERE = dirname(fileURLToPath(import.meta.url));
const DIST = join(HERE, 'dist');
const TYPES = join(DIST, 'types');
const ENTRIES = { index: 'src/index.ts', engine: 'src/engine.ts', wire: 'src/wire/index.ts' };
const RULES = '@thriftline/security-rules';
/** Where the declarations of the rules language begin, below `TYPES`. */
const RULES_TYPES = 'rules/src/index.js';

const require = createRequire(import.meta.url);
const manifest = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'));

/** @type {(entryPoints: Record<string, string>, more: import('esbuild').BuildOptions) => Promise<unknown>} */
const bundle = (entryPoints, more) =>
  build({
    absWorkingDir: HERE,
    entryPoints,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    conditions: ['@thriftline/source'],
    external: Object.keys(manifest.dependencies),
    logLevel: 'warning',
    ...more,
  });

/**
 * Puts the descriptors themselves in the place of the module that looks for them in another package.
 * @returns {Promise<import('esbuild').Plugin>}
 */
async function descriptorsInside() {
  const file = join(HERE, 'src/wire/descriptors.ts');
  const compiled = join(DIST, 'descriptors.mjs');
  await bundle({ descriptors: file }, { splitting: false, outdir: DIST, outExtension: { '.js': '.mjs' } });
  const { usedDescriptors } = await import(compiled);
  rmSync(compiled);
  const contents = `export const usedDescriptors = () => (${JSON.stringify(usedDescriptors())});`;
  return {
    name: 'descriptors inside',
    setup: ({ onLoad }) => onLoad({ filter: /wire\/descriptors\.ts$/ }, () => ({ contents })),
  };
}

/** Declarations of all that the entries export, and nothing else. */
function buildTypes() {
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const options = ['-p', join(HERE, 'tsconfig.types.json'), '--outDir', TYPES];
  execFileSync(process.execPath, [tsc, ...options], { stdio: 'inherit' });
  const reached = new Set();
  for (const entry of Object.values(ENTRIES)) {
    reach(join(TYPES, 'firestore', entry.replace(/\.ts$/, '.d.ts')), reached);
  }
  for (const name of readdirSync(TYPES, { recursive: true, encoding: 'utf8' })) {
    const file = join(TYPES, name);
    if (name.endsWith('.d.ts') && !reached.has(file)) rmSync(file);
  }
}

/**
 * Makes a declaration's imports ones that any project can follow, and does the same for what it imports.
 * @param {string} file
 * @param {Set<string>} reached
 */
function reach(file, reached) {
  if (reached.has(file)) return;
  reached.add(file);
  const language = relative(dirname(file), join(TYPES, RULES_TYPES));
  const text = readFileSync(file, 'utf8')
    .replaceAll(`'${RULES}'`, `'${language.startsWith('.') ? language : `./${language}`}'`)
    .replace(/(['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js');
  writeFileSync(file, text);
  for (const [, target = ''] of text.matchAll(/['"](\.[^'"]+)\.js['"]/g)) {
    reach(join(dirname(file), `${target}.d.ts`), reached);
  }
}

rmSync(DIST, { recursive: true, force: true });
await bundle({ ...ENTRIES, main: 'src/main.ts' }, { outdir: DIST, plugins: [await descriptorsInside()] });
buildTypes();
copyFileSync(join(HERE, '../../LICENSE'), join(HERE, 'LICENSE'));
