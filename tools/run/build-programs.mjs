import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ROOT } from './bootstrap/root.mjs';
import { bundleOf, PROGRAMS, programsOf } from './programs.mjs';

/** Compiled in with what they need themselves: to find and read their many files takes a tenth of a program's start. */
const INLINED = new Set(['@grpc/grpc-js', 'protobufjs', 're2js']);

/** What packages written for CommonJS expect to find. */
const COMMONJS = `import { createRequire as commonJsRequire } from 'node:module';
const require = commonJsRequire(import.meta.url);
const __dirname = import.meta.dirname;`;

/** Most npm packages stay outside; the workspace's own are compiled in, from their sources. */
const packagesStayOutside = {
  name: 'npm-packages-stay-outside',
  setup(/** @type {import('esbuild').PluginBuild} */ { onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      // The second is how the website names its own files: its tsconfig.json says where they are.
      if (kind === 'entry-point' || /^@(thriftline)?\//.test(path)) return undefined;
      if (INLINED.has(path) || importer.includes('/node_modules/')) return undefined;
      return { path, external: true };
    });
  },
};

/**
 * Bundles programs, and those that they start, for Node.js: version 20 cannot read their TypeScript. A file whose content
 * did not change is left alone: a suite that runs meanwhile may be reading it.
 * @param {readonly string[]} names Of programs.mjs.
 */
export async function buildPrograms(names) {
  const { build } = await import('esbuild');
  const { textsForEsbuild } = await import('@thriftline/texts/plugin');
  const wanted = [...new Set(names.flatMap(programsOf))];
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: wanted.map((name) => ({
      in: /** @type {import('./programs.mjs').Program} */ (PROGRAMS[name]).source,
      out: bundleOf(name).replace(/\.mjs$/, ''),
    })),
    outdir: ROOT,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@thriftline/source'],
    banner: { js: COMMONJS },
    sourcemap: true,
    write: false,
    logLevel: 'error',
    plugins: [textsForEsbuild(), packagesStayOutside],
  });
  for (const { path, text } of outputFiles) {
    const same = existsSync(path) && (await readFile(path, 'utf8')) === text;
    if (same) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
