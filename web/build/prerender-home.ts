import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
 * Writes two pages: app.html, the empty one every address but the first is answered with, and index.html for the home
 * page, where its markup and styles stand already, so that there is something to read before anything else has come.
 */
export function prerenderHome(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender-home',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = config.build.outDir }) {
      const index = join(dir, 'index.html');
      const bare = await readFile(index, 'utf8');
      const { theme, home, title, reads } = await prerender(config.root, config.resolve.alias);
      const empty = replaceOnce(
        bare,
        '<link rel="stylesheet"',
        `<style>${theme}</style><link rel="stylesheet"`,
      );
      await writeFile(join(dir, 'app.html'), empty);

      const [, stylesheet = ''] = STYLESHEET.exec(empty) ?? [];
      const styles = await readFile(join(dir, stylesheet), 'utf8');
      let page = replaceOnce(empty, /<title>.*?<\/title>/, title);
      const preloads = reads.map((read) => `<link rel="preload" as="fetch" crossorigin href="${read}">`);
      page = replaceOnce(page, '<script type="module"', `${preloads.join('')}<script type="module"`);
      page = withoutScripts(page);
      page = replaceOnce(page, STYLESHEET, `<style>${styles}</style>`);
      page = replaceOnce(page, '<div id="root"></div>', `<div id="root">${home}</div>`);
      await writeFile(index, page);
    },
  };
}
