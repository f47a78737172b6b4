import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { buildForServer } from './build-for-server.ts';
import { pageFiles } from './page-files.ts';
import { filledPage, pageFrame, readablePage, replaceOnce, withAhead } from './page-markup.ts';
import { withUsedVariables } from './used-variables.ts';

/** Where functions/build.mjs finds what functions draw pages with. Hosting serves no dot folders. */
const FOR_FUNCTIONS = '.functions/';

const textOfAsset = ({ fileName, source }: Rolldown.OutputAsset) =>
  fileName.endsWith('.css') ? source.toString() : '';

/** Which scripts hold the texts of each language that is not in the code, for functions/src/pages. */
function packsIn(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const packs = Object.values(bundle).flatMap((file) => {
    const [, language] =
      /\/language\/packs\/([a-z]+)\.ts$/.exec((file.type === 'chunk' && file.facadeModuleId) || '') ?? [];
    return language === undefined ? [] : [language];
  });
  return Object.fromEntries(
    packs.map((language) => {
      const { scripts } = pageFiles(bundle, [`src/lib/language/packs/${language}.ts`]);
      return [language, scripts.map((name) => `/${name}`)];
    }),
  );
}

/** What the page of an advertised item loads when it is opened. */
const AD_MODULES = ['src/app/layouts/material-pages.tsx', 'src/app/routes/shop/ad.tsx'];

/**
 * Makes the pages: app.html, the empty one that most addresses are answered with, and home.html for the home page,
 * where its markup and styles stand already, so that there is something to read before anything else has come. At its
 * address the function `pages` answers with content, and with home.html where it has none; so may no file be there:
 * Hosting would serve it first. Beside them go what functions draw with and the frames that they fill in. All are made before
 * anything is written: whoever asks during a build never gets a page without its styles.
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
        const textOf = (name: string) => {
          const file = bundle[name];
          if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
          return file.source.toString();
        };
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        const texts = [
          await readFile(join(config.publicDir, 'first-paint.js'), 'utf8'),
          ...Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : textOfAsset(file))),
        ];
        const { prerendered, drawings } = await buildForServer(config.root, config);
        const { theme, home, title, reads, pictures, places, openPages, languages, alternates } = prerendered;
        const built = replaceOnce(
          textOf('index.html'),
          '<link rel="stylesheet"',
          `<style>${withUsedVariables(theme, texts)}</style><link rel="stylesheet"`,
        );
        const empty = withAhead(built, [`<meta name="languages" content="${languages.join(' ')}">`]);
        delete bundle['index.html'];
        emit('app.html', empty);

        const readable = (modules: readonly string[]) =>
          readablePage(empty, { textOf, ...pageFiles(bundle, modules) });
        const store = pictures === null ? [] : [`<link rel="preconnect" href="${pictures}">`];

        const page = withAhead(readable([]), store);
        const preloads = reads.map((read) => `<link rel="preload" as="fetch" crossorigin href="${read}">`);
        // Before the first script, which goes by them.
        emit('home.html', filledPage(withAhead(page, [...alternates, ...preloads]), { title, root: home }));
        emit(`${FOR_FUNCTIONS}home-frame.html`, pageFrame(page, places));
        emit(`${FOR_FUNCTIONS}ad-frame.html`, withAhead(readable(AD_MODULES), store));
        for (const name of openPages) {
          emit(
            `${FOR_FUNCTIONS}${name}-frame.html`,
            pageFrame(readable([`src/app/routes/open/${name}.tsx`]), places),
          );
        }
        emit(`${FOR_FUNCTIONS}packs.json`, JSON.stringify(packsIn(bundle)));
        for (const [name, code] of drawings) emit(`${FOR_FUNCTIONS}${name}`, code);
      },
    },
  };
}
