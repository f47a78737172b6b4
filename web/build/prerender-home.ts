import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Prerendered } from '../src/prerender.tsx';

/** What draws pages in functions: src/draw-home.tsx, src/draw-ad.tsx. */
const DRAWINGS = ['draw-home', 'draw-ad'];

/** What src/prerender.tsx and the drawings are made into for Node.js. */
interface ServerBuild {
  prerendered: Prerendered;
  /** The files of the drawings with all that they need, by their names, like `draw-home.mjs`. */
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
async function buildForServer(root: string, { resolve, define }: ResolvedConfig): Promise<ServerBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    const built = await build({
      root,
      configFile: false,
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

function replaceOnce(html: string, before: string | RegExp, after: string): string {
  const replaced = html.replace(before, () => after);
  if (replaced === html) throw new Error(`index.html has no ${before}`);
  return replaced;
}

const TITLE = /<title>.*?<\/title>/;
const EMPTY_ROOT = '<div id="root"></div>';

/** The stylesheet link that Vite wrote, and its address. */
const STYLESHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/;

/** The scripts that Vite wrote: the one that runs, then those it imports. */
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/;
const PART = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;

/** Names the scripts instead of loading them: public/first-paint.js does, once the page can be read. */
function withoutScripts(html: string): string {
  const [, main = ''] = SCRIPT.exec(html) ?? [];
  const parts = [...html.matchAll(PART)].map(([, part]) => part);
  const names = `<meta name="scripts" content="${[main, ...parts].join(' ')}">`;
  return replaceOnce(html.replaceAll(PART, ''), SCRIPT, names);
}

/** Where functions/build.mjs finds what functions draw pages with. Hosting serves no dot folders. */
const FOR_FUNCTIONS = '.functions/';

/**
 * Makes two pages: app.html, the empty one every address but the first is answered with, and home.html for the home page,
 * where its markup and styles stand already, so that there is something to read before anything else has come. At its
 * address the function `homePage` answers with content, and with home.html where it has none; so may no file be there:
 * Hosting would serve it first. Beside them goes what functions draw with. All are made before anything is written:
 * whoever asks during a build never gets a page without its styles.
 */
export function prerenderHome(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender-home',
    apply: 'build',
    // After Vite has put its tags into index.html.
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const sourceOf = (name: string) => {
          const file = bundle[name];
          if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
          return file.source.toString();
        };
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        const { prerendered, drawings } = await buildForServer(config.root, config);
        const { theme, home, title, reads, pictures, places } = prerendered;
        const empty = replaceOnce(
          sourceOf('index.html'),
          '<link rel="stylesheet"',
          `<style>${theme}</style><link rel="stylesheet"`,
        );
        delete bundle['index.html'];
        emit('app.html', empty);

        const [, stylesheet = ''] = STYLESHEET.exec(empty) ?? [];
        let page = withoutScripts(empty);
        page = replaceOnce(page, STYLESHEET, `<style>${sourceOf(stylesheet)}</style>`);
        if (pictures !== null)
          page = replaceOnce(page, '<script src=', `<link rel="preconnect" href="${pictures}"><script src=`);

        const preloads = reads.map((read) => `<link rel="preload" as="fetch" crossorigin href="${read}">`);
        // Before the first script, which goes by them.
        let still = replaceOnce(page, '<script src=', `${preloads.join('')}<script src=`);
        still = replaceOnce(still, TITLE, title);
        still = replaceOnce(still, EMPTY_ROOT, `<div id="root">${home}</div>`);
        emit('home.html', still);

        let frame = replaceOnce(page, TITLE, places.head);
        frame = replaceOnce(frame, EMPTY_ROOT, `<div id="root">${places.root}</div>${places.content}`);
        // Its listings are there without JavaScript.
        frame = replaceOnce(frame, /<noscript>.*?<\/noscript>\s*/s, '');
        emit(`${FOR_FUNCTIONS}home-frame.html`, frame);
        for (const [name, code] of drawings) emit(`${FOR_FUNCTIONS}${name}`, code);
      },
    },
  };
}
