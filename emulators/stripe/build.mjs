import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildPackage } from '../build-package.mjs';

await buildPackage(import.meta.dirname, { sources: ['index', 'main'], declared: ['index'] });

// The browser side is built by what builds it for the rest of the repository, which itself does not ship.
const builder = join(import.meta.dirname, 'dist/build-browser-assets.mjs');
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/build-browser-assets.ts'],
  outfile: builder,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
});
const { buildBrowserAssets, DEFAULT_ASSETS } = await import(builder);
await buildBrowserAssets(DEFAULT_ASSETS);
rmSync(builder);
