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

/**
 * Bundles the TypeScript of `local/` for Node.js. npm packages stay outside; the workspace's own are compiled in,
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
    sourcemap: true,
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'npm-packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
            if (kind === 'entry-point' || path.startsWith('@thriftline/')) return undefined;
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
