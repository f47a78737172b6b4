import { build } from 'esbuild';

/**
 * Bundles a tool outside of `local/` for Node.js 20, which cannot read TypeScript. npm packages stay outside; the
 * workspace's own are compiled in.
 * @param {{ folder: string, entryPoints: Record<string, string>, outdir: string }} tool Sources and results, relative to
 *   the folder.
 */
export async function bundleTool({ folder, entryPoints, outdir }) {
  await build({
    absWorkingDir: folder,
    entryPoints,
    outdir,
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
}
