import { buildPackage, runSource } from '../build-package.mjs';

await buildPackage(import.meta.dirname, { sources: ['index', 'main'], declared: ['index'] });

// The browser side is built by what builds it for the rest of the repository, which itself does not ship.
const { buildBrowserAssets, DEFAULT_ASSETS } = await runSource(
  import.meta.dirname,
  'src/build-browser-assets.ts',
);
await buildBrowserAssets(DEFAULT_ASSETS);
