#!/usr/bin/env node
// Bundles the proof, since Node.js 20 cannot read TypeScript, and runs it. Needs nothing but `npm ci`.
import { fileURLToPath } from 'node:url';
import { bundleTool } from '../../local/suite/bootstrap/bundle-tool.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
await bundleTool({
  folder,
  entryPoints: { 'one-sale': 'command.ts' },
  outdir: 'dist',
});
const { proofCommand } = await import('./dist/one-sale.mjs');
try {
  process.exitCode = await proofCommand(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
