#!/usr/bin/env node
// Bundles the benchmark, since Node.js 20 cannot read TypeScript, and runs it. Needs nothing but `npm ci`.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { prepare } from '../../local/suite/bootstrap/prepare.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
await prepare();
await build({
  absWorkingDir: folder,
  entryPoints: { 'bench-web': 'command.ts' },
  // Beside the suite's own bundles: it finds its files from there.
  outdir: '../../local/dist',
  outExtension: { '.js': '.mjs' },
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
const { benchCommand } = await import('../../local/dist/bench-web.mjs');
try {
  await benchCommand(process.argv.slice(2));
  process.exit();
} catch (error) {
  console.error(error);
  process.exit(1);
}
