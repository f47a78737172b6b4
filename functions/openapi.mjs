// Writes docs/openapi.json from domain/src/calls.ts.
import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const { outputFiles } = await build({
  absWorkingDir: new URL('.', import.meta.url).pathname,
  entryPoints: ['src/http/openapi/document.ts'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  write: false,
  logLevel: 'warning',
});
const [bundle] = outputFiles;
const { openApiText } = await import(
  `data:text/javascript;base64,${Buffer.from(bundle.contents).toString('base64')}`
);
await writeFile(new URL('../docs/openapi.json', import.meta.url), openApiText());
