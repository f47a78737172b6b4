import { fileURLToPath } from 'node:url';
import { textsForVite } from '@thriftline/texts/plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
// By its path: Node 20 cannot load TypeScript from a package, and Vite bundles only what is not one.
import { PORTS } from '../domain/src/base/ports.ts';
import { cutTypefaces } from './build/cut-typefaces.ts';
import { leaveOutPipelines } from './build/leave-out-pipelines.ts';
import { listFiles } from './build/list-files.ts';
import { minifyPublicScripts } from './build/minify-public-scripts.ts';
import { namedFiles } from './build/named-files.ts';
import { needsForms } from './build/needs-forms.ts';
import { prerenderHome } from './build/prerender-home.ts';
import { writeManifests } from './build/write-manifests.ts';
import { writeRobots } from './build/write-robots.ts';
import { DEV_SERVER_PORT } from './src/config/dev-server-port.ts';
import { manifestIn } from './src/config/manifest.ts';
import { TYPEFACES } from './src/config/precache-groups.ts';

/** A file of React Router's build for production. */
const quietRouter = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url));

/** What runs while nobody waits for it: its imports are found on the way. */
const AT_LEISURE = /\/(draft-publisher|note-device|register-worker|run-outbox|switch-push)-[^/]+$/;

/** What every page begins with: whoever asks for something has it. */
const BEGINNING = /\/(framework|rolldown-runtime)-[^/]+$/;

/**
 * What is asked for along with a script that is loaded late. The home page brings all these lists, so they name what saves somebody a
 * round trip, and nothing else.
 */
function askedForWith(script: string, imports: readonly string[]): string[] {
  return AT_LEISURE.test(script) ? [] : imports.filter((file) => !BEGINNING.test(file));
}

/**
 * How files are named. The lists consist mostly of hashes, which no packing makes shorter; this is the shortest that Rolldown takes for so
 * many files.
 */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7].[ext]',
};

export default defineConfig(async ({ mode }): Promise<UserConfig> => {
  const variables = loadEnv(mode, import.meta.dirname, 'VITE_');
  await cutTypefaces(fileURLToPath(new URL(TYPEFACES, import.meta.url)));
  return {
    root: import.meta.dirname,
    resolve: {
      alias: {
        '@': fileURLToPath(new URL('./src', import.meta.url)),
        'firebase/database': fileURLToPath(
          new URL('./src/lib/firebase/no-realtime-database.ts', import.meta.url),
        ),
        // Its package names the build that warns developers alone.
        ...(mode === 'production' && {
          'react-router/dom': quietRouter('dom-export.mjs'),
          'react-router': quietRouter('index.mjs'),
        }),
      },
    },
    // Given even when unset, so that it is a constant and the local branches leave a production build.
    define: { 'import.meta.env.VITE_LOCAL': JSON.stringify(variables.VITE_LOCAL ?? '') },
    server: {
      host: '127.0.0.1',
      port: DEV_SERVER_PORT,
      strictPort: true,
      proxy: { '/api': `http://127.0.0.1:${PORTS.hosting}` },
    },
    build: {
      target: 'es2023',
      modulePreload: {
        polyfill: false,
        resolveDependencies: (script, imports, { hostType }) =>
          hostType === 'html' ? imports : askedForWith(script, imports),
      },
      // A small typeface too stays a file: as text in the stylesheet all would have it, and the page's policy forbids it.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      // e2e/journeys/size-budgets.test.ts reads it. Hosting serves no dot folders.
      manifest: true,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          ...NAMES,
          codeSplitting: {
            groups: [
              // What the first page needs and what seldom changes: apart, so that a new version leaves it cached.
              {
                name: 'framework',
                // What draws, too, although main.tsx asks for it in a task of its own.
                test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
                priority: 3,
              },
              { name: 'first', tags: ['$initial'], priority: 2 },
              // Nothing of the app beside these three: a worker takes them, too, and a new version leaves them cached.
              {
                name: 'firebase',
                test: /\/node_modules\/(@firebase\/(app|component|util|logger)|idb)\//,
                priority: 1,
              },
              { name: 'auth-sdk', test: /\/node_modules\/@firebase\/auth\//, priority: 1 },
              {
                name: 'firestore-sdk',
                test: /\/node_modules\/@firebase\/(firestore|webchannel-wrapper)\//,
                priority: 1,
              },
              // What pages that read live stand on: apart from what all screens share, for the home page has none of that.
              {
                name: 'reactfire',
                test: /\/node_modules\/(reactfire|rxjs|use-sync-external-store)\//,
                priority: 1,
              },
              // The forms to log in and sign up, in so few files that a slow line asks for them in one turn.
              {
                name: 'plain-form',
                test: /\/(components\/plain-form\/(?!autosaved-fields|form-faults)|components\/plain\/plain-link\.tsx$|auth\/api\/auth-error-message\.ts$)/,
                priority: 1,
              },
              // What login and signup need of it: apart from what other screens share, which is twenty times as much.
              {
                name: 'words',
                test: namedFiles([
                  'domain/src/base/texts/specified-messages.ts',
                  'domain/src/accounts/roles.ts',
                ]),
                priority: 1,
              },
              // What most other screens share, as a few files instead of dozens of crumbs, and nothing that the forms to log in go without, such as the letters that look alike; forms and their schemas are no part of
              // it, for pages that have none, nor is what shows the journal, which brings databases.
              {
                name: (id, context) => (needsForms(id, context) ? undefined : 'shared'),
                // A list to choose from brings text fields, a fifth of the whole, to pages that have none.
                test: /\/(node_modules\/(?!@?firebase|@stripe)|(?<!outbox\/)components)\/(?!plain\/native-select\.tsx)/,
                minShareCount: 10,
              },
              // Apart from it: the home page of who is signed in has records, and none of the screens' Material UI.
              {
                name: (id, context) => (needsForms(id, context) ? undefined : 'records'),
                test: /\/domain(?!\/src\/catalogue\/categories\/category-key)\//,
                minShareCount: 10,
              },
              // What screens share with what runs without one: it has none of their Material UI.
              {
                name: 'values',
                test: /\/(lib\/(saved\/form-autosave\/early-form|browser\/is-same-value|texts\/by-place)|components\/(form\/invalid-fields|plain-form\/form-faults))\.ts$/,
                // Before the forms, which would take it along.
                priority: 2,
              },
              // Schemas without forms: login and signup have no Formik.
              {
                name: 'schemas',
                test: /\/node_modules\/(yup|property-expr|tiny-case|toposort)\//,
                priority: 1,
              },
              { name: 'forms', test: /\/node_modules\/formik\// },
            ],
          },
        },
        treeshake: {
          // reactfire asks for every product of Firebase; those that the shop does not use stay out.
          moduleSideEffects: [{ test: /\/node_modules\/(firebase|reactfire)\//, sideEffects: false }],
        },
      },
    },
    // Workers are bundled by themselves.
    worker: { plugins: () => [textsForVite()] },
    plugins: [
      textsForVite(),
      react(),
      leaveOutPipelines(),
      minifyPublicScripts(),
      prerenderHome(),
      writeRobots(variables),
      writeManifests(),
      VitePWA({
        // The app registers the worker itself (src/app/worker): no inline script.
        injectRegister: false,
        manifest: manifestIn('en'),
        // What it does stands in src/worker; which files it keeps for whom, in src/config/precache-groups.ts.
        strategies: 'injectManifest',
        srcDir: 'src/worker',
        filename: 'sw.ts',
        includeManifestIcons: false,
        injectManifest: {
          // Browsers without modules in workers are there.
          rollupFormat: 'iife',
          buildPlugins: { vite: [textsForVite()] },
          globPatterns: ['**/*.{js,css,html,svg}', '**/*-plain-*.woff2'],
          globIgnores: ['.functions/**', 'push-worker.js', 'share-worker.js'],
          manifestTransforms: [listFiles(fileURLToPath(new URL('./dist', import.meta.url)))],
        },
      }),
    ],
  };
});
