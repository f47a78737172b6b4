// How the functions are bundled: our own code, domain/ and the npm packages in index.js and its lazily loaded parts, and of the
// packages no more than a function needs.
import { readFile } from 'node:fs/promises';
import { textsForEsbuild } from '@thriftline/texts/plugin';

/** What packages written for CommonJS expect to find. */
const COMMONJS = `import { createRequire as commonJsRequire } from 'node:module';
import { fileURLToPath as pathOfUrl } from 'node:url';
const require = commonJsRequire(import.meta.url);
const __filename = pathOfUrl(import.meta.url);
const __dirname = import.meta.dirname;`;

/** So that a stack trace names a line that can be found. */
const LONGEST_LINE = 160;

/**
 * The packages' own lines are of no use in a stack trace, and would make the source maps six times as large.
 * @type {import('esbuild').Plugin}
 */
const noMapsOfPackages = {
  name: 'no-maps-of-packages',
  setup({ onLoad }) {
    const none = Buffer.from('{"version":3,"sources":[""],"mappings":"A"}').toString('base64');
    onLoad({ filter: /node_modules.*\.[cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${none}`,
    }));
  },
};

/**
 * Of the two builds of firebase-admin, the one for ESM reads all that it exports, and so starts gRPC: take the other, but for what is
 * loaded later, which would come without names.
 * @type {import('esbuild').Plugin}
 */
const adminAsCommonJs = {
  name: 'admin-as-common-js',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^firebase-admin\// }, ({ path, kind, ...asked }) =>
      kind !== 'import-statement' ? undefined : resolve(path, { ...asked, kind: 'require-call' }),
    );
  },
};

/**
 * What the SDK of functions gets each part of firebase-admin by that it checks tokens with.
 * @type {Readonly<Record<string, string>>}
 */
const TOKEN_CHECKS = { 'firebase-admin/auth': 'getAuth', 'firebase-admin/app-check': 'getAppCheck' };

/**
 * Has those parts come with the first token. The SDK only calls methods of theirs, and waits for what they answer.
 * @type {import('esbuild').Plugin}
 */
const tokenChecksLater = {
  name: 'token-checks-later',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path, importer, resolveDir }) =>
      path in TOKEN_CHECKS && importer.includes('/node_modules/firebase-functions/')
        ? { path, namespace: 'later', pluginData: resolveDir }
        : undefined,
    );
    onLoad({ filter: /./, namespace: 'later' }, ({ path, pluginData }) => ({
      resolveDir: pluginData,
      contents: `export const ${TOKEN_CHECKS[path]} = (app) => new Proxy({}, {
        get: (_, method) => async (...given) => {
          const { ${TOKEN_CHECKS[path]} } = await import('${path}');
          return ${TOKEN_CHECKS[path]}(app)[method](...given);
        },
      });`,
    }));
  },
};

/**
 * For Node.js before 10, node-fetch brings URLs of its own with 300 kB of tables.
 * @type {import('esbuild').Plugin}
 */
const nodeUrl = {
  name: 'node-url',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^whatwg-url$/ }, ({ path }) => ({ path, namespace: 'node-url' }));
    onLoad({ filter: /./, namespace: 'node-url' }, () => ({
      contents: 'module.exports = { URL, URLSearchParams };',
    }));
  },
};

/**
 * Express brings what reads bodies, with 500 kB of alphabets; ours are read by src/bodies.
 * @type {import('esbuild').Plugin}
 */
const noBodyParser = {
  name: 'no-body-parser',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^body-parser$/ }, ({ path }) => ({ path, namespace: 'no-body-parser' }));
    onLoad({ filter: /./, namespace: 'no-body-parser' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/**
 * What esbuild is told.
 * @type {import('esbuild').BuildOptions}
 */
export const BUNDLE = {
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  minifySyntax: true,
  minifyWhitespace: true,
  lineLimit: LONGEST_LINE,
  banner: { js: COMMONJS },
  plugins: [textsForEsbuild(), noMapsOfPackages, tokenChecksLater, adminAsCommonJs, nodeUrl, noBodyParser],
  logLevel: 'warning',
};
