#!/usr/bin/env node
// Bundles the benchmark and the emulator, since Node.js 20 cannot read TypeScript, and runs it. Needs nothing but `npm ci`.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildLocal } from '../../local/suite/bootstrap/build-local.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
await buildLocal(fileURLToPath(new URL('../..', import.meta.url)));
await build({
  absWorkingDir: folder,
  entryPoints: {
    bench: 'command.ts',
    echo: 'servers/echo.ts',
    package: 'servers/package.ts',
    listener: 'servers/listener.ts',
  },
  outdir: 'dist',
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
const { benchCommand } = await import('./dist/bench.mjs');
try {
  await benchCommand(process.argv.slice(2));
  process.exit();
} catch (error) {
  console.error(error);
  process.exit(1);
}
