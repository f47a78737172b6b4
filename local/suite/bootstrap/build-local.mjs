import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Programs of `local/`, by the name of their bundle in `local/dist/`. */
const PROGRAMS = {
  start: 'suite/start-command.ts',
  test: 'suite/test-command.ts',
  'rules-coverage': 'suite/rules-coverage-command.ts',
  'grant-admin': 'suite/grant-admin-command.ts',
  deploy: 'deploy/deploy-command.ts',
  screens: 'suite/screens-command.ts',
  costs: 'suite/costs-command.ts',
  java: 'suite/java-command.ts',
  firestore: 'firestore/main.ts',
  'storage-rules': 'storage-rules/main.ts',
};

/** Compiled in with what they need themselves: to find and read their many files takes a tenth of a program's start. */
const INLINED = new Set(['@grpc/grpc-js', 'protobufjs', 're2js']);

/** What packages written for CommonJS expect to find. */
const COMMONJS = `import { createRequire as commonJsRequire } from 'node:module';
const require = commonJsRequire(import.meta.url);
const __dirname = import.meta.dirname;`;

/**
 * Bundles the TypeScript of `local/` for Node.js. Most npm packages stay outside; the workspace's own are compiled in,
 * because Node.js 20 cannot read their TypeScript. A file whose content did not change is left alone: a suite that
 * runs meanwhile may be reading it.
 * @param {string} root
 */
export async function buildLocal(root) {
  const { build } = await import('esbuild');
  const local = join(root, 'local');
  const { outputFiles } = await build({
    absWorkingDir: local,
    entryPoints: PROGRAMS,
    outdir: join(local, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: COMMONJS },
    sourcemap: true,
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'npm-packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
            if (kind === 'entry-point' || path.startsWith('@thriftline/')) return undefined;
            if (INLINED.has(path) || importer.includes('/node_modules/')) return undefined;
            return { path, external: true };
          });
        },
      },
    ],
  });
  for (const { path, text } of outputFiles) {
    const same = existsSync(path) && (await readFile(path, 'utf8')) === text;
    if (same) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
