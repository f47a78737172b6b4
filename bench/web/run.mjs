#!/usr/bin/env node
// Bundles the benchmark, since Node.js 20 cannot read TypeScript, and runs it. Needs nothing but `npm ci`.
import { fileURLToPath } from 'node:url';
import { bundleTool } from '../../local/suite/bootstrap/bundle-tool.mjs';
import { prepare } from '../../local/suite/bootstrap/prepare.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
await prepare();
await bundleTool({
  folder,
  entryPoints: { 'bench-web': 'command.ts' },
  // Beside the suite's own bundles: it finds its files from there.
  outdir: '../../local/dist',
});
const { benchCommand } = await import('../../local/dist/bench-web.mjs');
try {
  await benchCommand(process.argv.slice(2));
  process.exit();
} catch (error) {
  console.error(error);
  process.exit(1);
}
