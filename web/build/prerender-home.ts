import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { PrerenderedHome } from '../src/prerender.tsx';

/** Runs src/prerender.tsx, bundled for Node. */
async function prerender(root: string, alias: ResolvedConfig['resolve']['alias']): Promise<PrerenderedHome> {
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
    const { prerenderHome } = (await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as {
      prerenderHome: () => PrerenderedHome;
    };
    return prerenderHome();
  } finally {
    await rm(folder, { recursive: true });
  }
}

function replaceOnce(html: string, before: string | RegExp, after: string): string {
  const replaced = html.replace(before, () => after);
  if (replaced === html) throw new Error(`index.html has no ${before}`);
  return replaced;
}

/**
 * Writes two pages: app.html, the empty one every address but the first is answered with, and index.html for the home
 * page, where its markup and styles stand already, so that there is something to read before any script has come.
 */
export function prerenderHomePage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender-home',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = config.build.outDir }) {
      const index = join(dir, 'index.html');
      const empty = await readFile(index, 'utf8');
      await writeFile(join(dir, 'app.html'), empty);
      const { markup, title, styles } = await prerender(config.root, config.resolve.alias);
      let home = replaceOnce(empty, /<title>.*?<\/title>/, title);
      home = replaceOnce(home, '</head>', `${styles}</head>`);
      home = replaceOnce(home, '<div id="root"></div>', `<div id="root">${markup}</div>`);
      await writeFile(index, home);
    },
  };
}
