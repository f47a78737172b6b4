import { fileURLToPath } from 'node:url';
import { textsForVite } from '@thriftline/texts/plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
// By its path: Node 20 cannot load TypeScript from a package, and Vite bundles only what is not one.
import { PORTS } from '../domain/src/base/ports.ts';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { cutTypefaces } from './build/cut-typefaces.ts';
import { listFiles } from './build/list-files.ts';
import { minifyPublicScripts } from './build/minify-public-scripts.ts';
import { leaveOut } from './build/packages/leave-out.ts';
import { setAuthApart } from './build/packages/set-apart.ts';
import { prerenderHome } from './build/prerender-home.ts';
import { refuseCircles, sharedFileOf } from './build/shared-files/shared-files.ts';
import { writeManifests } from './build/write-manifests.ts';
import { writeRobots } from './build/write-robots.ts';
import { DEV_SERVER_PORT } from './src/config/dev-server-port.ts';
import { manifestIn } from './src/config/manifest.ts';
import { TYPEFACES } from './src/config/precache-groups.ts';

/** A file of React Router's build for production. */
const quietRouter = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url));

/** What runs while nobody waits for it: its imports are found on the way. */
const AT_LEISURE = /\/(draft-publisher|once-idle|register-worker|run-outbox|switch-push)-[^/]+$/;

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
              ...CHUNK_GROUPS,
              {
                name: sharedFileOf(),
                debugName: 'shared files',
                includeDependenciesRecursively: false,
                priority: -1,
              },
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
      leaveOut(),
      refuseCircles(),
      setAuthApart(),
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
