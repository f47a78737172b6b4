import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { Prerendered } from '../src/prerender.tsx';

/** Runs src/prerender.tsx, bundled for Node. */
async function prerender(root: string, alias: ResolvedConfig['resolve']['alias']): Promise<Prerendered> {
  const folder = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { alias },
      // One bundle: Node need not understand how packages are laid out for bundlers.
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender.tsx',
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { external: [/^virtual:/], output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    const { prerender: render } = (await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as {
      prerender: () => Prerendered;
    };
    return render();
  } finally {
    await rm(folder, { recursive: true });
  }
}

function replaceOnce(html: string, before: string | RegExp, after: string): string {
  const replaced = html.replace(before, () => after);
  if (replaced === html) throw new Error(`index.html has no ${before}`);
  return replaced;
}

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

/**
 * Makes two pages: app.html, the empty one every address but the first is answered with, and index.html for the home
 * page, where its markup and styles stand already, so that there is something to read before anything else has come.
 * Both are made before anything is written: whoever asks during a build never gets a page without its styles.
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
        const { theme, home, title, reads, pictures } = await prerender(config.root, config.resolve.alias);
        const empty = replaceOnce(
          sourceOf('index.html'),
          '<link rel="stylesheet"',
          `<style>${theme}</style><link rel="stylesheet"`,
        );
        this.emitFile({ type: 'asset', fileName: 'app.html', source: empty });

        const [, stylesheet = ''] = STYLESHEET.exec(empty) ?? [];
        let page = replaceOnce(empty, /<title>.*?<\/title>/, title);
        const preloads = reads.map((read) => `<link rel="preload" as="fetch" crossorigin href="${read}">`);
        if (pictures !== null) preloads.push(`<link rel="preconnect" href="${pictures}">`);
        // Before the first script, which goes by them.
        page = replaceOnce(page, '<script src=', `${preloads.join('')}<script src=`);
        page = withoutScripts(page);
        page = replaceOnce(page, STYLESHEET, `<style>${sourceOf(stylesheet)}</style>`);
        page = replaceOnce(page, '<div id="root"></div>', `<div id="root">${home}</div>`);
        const index = bundle['index.html'];
        if (index?.type === 'asset') index.source = page;
      },
    },
  };
}
