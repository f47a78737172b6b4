import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { textsForVite } from '@thriftline/texts/plugin';
import { build, type ResolvedConfig, type Rolldown } from 'vite';
import type { Prerendered } from '../src/prerender.tsx';

/** What draws pages in functions: src/entry-server-home.tsx and its like. */
const DRAWINGS = ['entry-server-home', 'entry-server-ad', 'entry-server-open-page'];

/** What src/prerender.tsx and the drawings are made into for Node.js. */
interface ServerBuild {
  prerendered: Prerendered;
  /** The files of the drawings with all that they need, by their names, like `entry-server-home.mjs`. */
  drawings: ReadonlyMap<string, string>;
}

/** A file with all it imports before it runs; what is imported later never is where a page is only drawn. */
function withImports(
  name: string,
  chunks: readonly Rolldown.OutputChunk[],
  files: Map<string, string>,
): void {
  const chunk = chunks.find(({ fileName }) => fileName === name);
  if (chunk === undefined || files.has(name)) return;
  files.set(name, chunk.code);
  for (const imported of chunk.imports) withImports(imported, chunks, files);
}

/** Bundles what draws pages for Node.js, and draws those that are made now. */
export async function buildForServer(
  root: string,
  { resolve, define }: ResolvedConfig,
): Promise<ServerBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    const built = await build({
      root,
      configFile: false,
      plugins: [textsForVite()],
      logLevel: 'error',
      resolve: { alias: resolve.alias },
      // React's production build, whatever environment it comes to run in.
      define: { ...define, 'process.env.NODE_ENV': '"production"' },
      // One bundle: Node need not understand how packages are laid out for bundlers.
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: true,
        rolldownOptions: {
          input: Object.fromEntries(['prerender', ...DRAWINGS].map((name) => [name, `src/${name}.tsx`])),
          external: [/^virtual:/],
          output: { entryFileNames: '[name].mjs', chunkFileNames: 'parts/[name]-[hash].mjs' },
        },
      },
    });
    if (!('output' in built)) throw new Error('The pages are built once');
    const { prerender } = (await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as {
      prerender: () => Prerendered;
    };
    const chunks = built.output.filter((file) => file.type === 'chunk');
    const drawings = new Map<string, string>();
    for (const name of DRAWINGS) withImports(`${name}.mjs`, chunks, drawings);
    return { prerendered: prerender(), drawings };
  } finally {
    await rm(folder, { recursive: true });
  }
}
