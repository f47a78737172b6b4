#!/usr/bin/env node
// Bundles the benchmark and the emulator, since Node.js 20 cannot read TypeScript, and runs it. Needs nothing but `npm ci`.
import { fileURLToPath } from 'node:url';
import { buildLocal } from '../../local/suite/bootstrap/build-local.mjs';
import { bundleTool } from '../../local/suite/bootstrap/bundle-tool.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
await buildLocal(fileURLToPath(new URL('../..', import.meta.url)));
await bundleTool({
  folder,
  entryPoints: {
    bench: 'command.ts',
    echo: 'servers/echo.ts',
    package: 'servers/package.ts',
    listener: 'servers/listener.ts',
  },
  outdir: 'dist',
});
const { benchCommand } = await import('./dist/bench.mjs');
try {
  await benchCommand(process.argv.slice(2));
  process.exit();
} catch (error) {
  console.error(error);
  process.exit(1);
}
