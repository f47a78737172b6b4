import { compiledDefaults } from './compiled-defaults.mjs';
import { keptResult } from './kept-results.mjs';
import { noTextAtModuleLevel } from './no-text-at-module-level.mjs';

/** Files that translate texts name one of these. */
const MACROS = /['"]@lingui\/(core|react)\/macro['"]/;

/** Where the code that the macros leave finds what it needs at run time. */
export const RUNTIME = {
  i18n: ['@thriftline/domain/base/locale/i18n', 'i18n'],
  Trans: ['@/lib/language/lingui.tsx', 'Trans'],
  useLingui: ['@/lib/language/lingui.tsx', 'useLingui'],
};

/** What Lingui's plugins are told instead of looking for a file of settings. */
const linguiConfig = (/** @type {Record<string, string[]>} */ runtimeConfigModule) => ({
  macro: { corePackage: ['@lingui/core/macro'], jsxPackage: ['@lingui/react/macro'] },
  runtimeConfigModule,
});

/** How Babel reads this repository's sources: types stay, for whatever comes after. */
export function parserOptions(/** @type {string} */ path) {
  /** @type {import('@babel/core').ParserOptions['plugins']} */
  const plugins = path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  return { plugins };
}

/** The options of Lingui's own plugin, which writes a message's English beside its id, whatever environment it runs in. */
export function macroOptions(runtime = RUNTIME) {
  return { linguiConfig: linguiConfig(runtime), extract: true, stripMessageField: false };
}

/**
 * Whether a source has texts that are translated.
 * @param {string} source
 */
export function hasMacros(source) {
  return MACROS.test(source);
}

async function translate(/** @type {string} */ source, /** @type {string} */ path) {
  // Nearly all are kept, and Babel takes a quarter of a second to load.
  const [{ transformAsync }, { default: linguiMacro }] = await Promise.all([
    import('@babel/core'),
    import('@lingui/babel-plugin-lingui-macro'),
  ]);
  const result = await transformAsync(source, {
    filename: path,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: parserOptions(path),
    plugins: [noTextAtModuleLevel, [linguiMacro, macroOptions()], compiledDefaults],
  });
  if (!result?.code) throw new Error(`Babel gave nothing for ${path}`);
  return { code: result.code, map: result.map ?? null };
}

/**
 * Turns the macros of a source into calls that look a text up, its English compiled beside it. Gives undefined for a source
 * without macros; throws, with the place, for a text that is looked up while a module is loaded.
 * @param {string} source
 * @param {string} path
 */
export async function withoutMacros(source, path) {
  return hasMacros(source) ? keptResult(source, path, () => translate(source, path)) : undefined;
}
