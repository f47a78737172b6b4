import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { hasMacros, withoutMacros } from './macro.mjs';

/**
 * Node's hook for loading a module: sources with macros come without them and without types; all others as the hooks before this one
 * give them.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!/^file:.*\.tsx?$/.test(url) || url.includes('/node_modules/')) return nextLoad(url, context);
  const path = fileURLToPath(url);
  const source = await readFile(path, 'utf8');
  if (!hasMacros(source)) return nextLoad(url, context);
  const result = await withoutMacros(source, path);
  if (result === undefined) return nextLoad(url, context);
  const { code } = await transform(result.code, {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    format: 'esm',
    jsx: 'automatic',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
