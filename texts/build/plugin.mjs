import { readFile } from 'node:fs/promises';
import { CATALOGS, compiledCatalog, concerns, filesOf } from './catalogs.mjs';
import { hasMacros, withoutMacros } from './macro.mjs';

/** A module `texts:web/de` holds the texts that the website needs in German. */
const CATALOG_MODULE = /^texts:(\w+)\/([\w-]+)$/;

/** What code has in the place of the language that `npm start -- --language` builds for. */
const OWN_LANGUAGE = {
  'globalThis.THRIFTLINE_LANGUAGE': JSON.stringify(process.env.THRIFTLINE_LANGUAGE ?? ''),
};

/** The module of a catalogue, as JSON that an engine reads faster than code. */
function catalogModule(/** @type {string} */ part, /** @type {string} */ language) {
  const json = JSON.stringify(JSON.stringify(compiledCatalog(part, language)));
  return `export default JSON.parse(${json});`;
}

/**
 * Translates texts in whatever Vite builds or serves, and in tests.
 * @returns {import('vite').Plugin}
 */
export function textsForVite() {
  return {
    name: 'texts',
    // Before JSX and types are gone.
    enforce: 'pre',
    config: () => ({ define: OWN_LANGUAGE }),
    resolveId: { filter: { id: CATALOG_MODULE }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0texts:/ },
      handler(id) {
        const [, part = '', language = ''] = CATALOG_MODULE.exec(id.slice(1)) ?? [];
        for (const file of filesOf(language)) this.addWatchFile(file);
        return { code: catalogModule(part, language), moduleType: 'js' };
      },
    },
    transform: {
      filter: {
        id: { include: /\.tsx?(\?|$)/, exclude: /\/node_modules\// },
        code: /@lingui\/(core|react)\/macro/,
      },
      handler: (code, id) => withoutMacros(code, id.replace(/\?.*/, '')),
    },
  };
}

/**
 * The same for what esbuild bundles.
 * @returns {import('esbuild').Plugin}
 */
export function textsForEsbuild() {
  return {
    name: 'texts',
    setup({ onResolve, onLoad, initialOptions }) {
      initialOptions.define = { ...initialOptions.define, ...OWN_LANGUAGE };
      onResolve({ filter: CATALOG_MODULE }, ({ path }) => ({ path, namespace: 'texts' }));
      onLoad({ filter: CATALOG_MODULE, namespace: 'texts' }, ({ path }) => {
        const [, part = '', language = ''] = CATALOG_MODULE.exec(path) ?? [];
        const watched = {
          watchFiles: filesOf(language),
          watchDirs: concerns().map((name) => CATALOGS + name),
        };
        return { contents: catalogModule(part, language), loader: 'js', resolveDir: CATALOGS, ...watched };
      });
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (path.includes('/node_modules/')) return undefined;
        const source = await readFile(path, 'utf8');
        if (!hasMacros(source)) return undefined;
        const result = await withoutMacros(source, path);
        if (result === undefined) return undefined;
        const { code, map } = result;
        const comment = Buffer.from(JSON.stringify(map)).toString('base64');
        return {
          contents: `${code}\n//# sourceMappingURL=data:application/json;base64,${comment}`,
          loader: path.endsWith('x') ? 'tsx' : 'ts',
        };
      });
    },
  };
}
