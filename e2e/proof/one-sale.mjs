#!/usr/bin/env node
// Bundles the proof, since Node.js 20 cannot read TypeScript, and runs it. Needs nothing but `npm ci`.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));
const outfile = fileURLToPath(new URL('dist/one-sale.mjs', import.meta.url));
await build({
  absWorkingDir: folder,
  entryPoints: ['command.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
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
const { proofCommand } = await import('./dist/one-sale.mjs');
try {
  process.exitCode = await proofCommand(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
