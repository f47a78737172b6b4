import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCAL_BUCKET, LOCAL_PROJECT, PORTS } from '@thriftline/domain/base/ports';
import { run } from '@thriftline/run/child-group';
import type { Progress } from '@thriftline/run/progress';
import { vapidPublicKey } from './functions-environment.ts';
import { inputHash, readStamp, writeStamp } from './input-hash.ts';
import type { Layout } from './machine/layout.ts';

const SHARED_INPUTS = [
  ...['domain/src', 'domain/package.json', 'texts/build', 'texts/catalogs'],
  ...['package-lock.json', 'tsconfig.base.json'],
];

/** A part that is built before the emulators can serve it. */
export interface Part {
  label: string;
  workspace: string;
  /** Exists once the part was built, in the folder that its build empties first. */
  result: string;
  inputs: readonly string[];
  /** What is done with it then. */
  finish?(root: string): Promise<void>;
}

/**
 * Writes down what functions there are where the Firebase CLI looks for that first. Else it loads them once with each start to ask
 * them. Built anew for a deployment, the folder has no such file.
 */
async function writeFunctionsManifest(root: string): Promise<void> {
  const dist = join(root, 'functions/dist');
  await run(
    process.execPath,
    [join(root, 'node_modules/firebase-functions/lib/bin/firebase-functions.js'), dist],
    {
      cwd: dist,
      env: {
        ...process.env,
        FUNCTIONS_CONTROL_API: 'true',
        FUNCTIONS_EMULATOR: 'true',
        FUNCTIONS_MANIFEST_OUTPUT_PATH: join(dist, 'functions.yaml'),
        GCLOUD_PROJECT: LOCAL_PROJECT,
        FIREBASE_CONFIG: JSON.stringify({ projectId: LOCAL_PROJECT, storageBucket: LOCAL_BUCKET }),
      },
    },
  );
}

const FUNCTIONS: Part = {
  label: 'the functions',
  workspace: 'functions',
  result: 'functions/dist/package.json',
  // A copy of the app's pages goes along, and of what draws the first.
  inputs: ['functions', 'web/dist/app.html', 'web/dist/home.html', 'web/dist/.functions', ...SHARED_INPUTS],
  finish: writeFunctionsManifest,
};

const WEB: Part = {
  label: 'the website',
  workspace: 'web',
  result: 'web/dist/home.html',
  inputs: ['web', ...SHARED_INPUTS],
};

/** What the website is told at build time; real keys in the environment win. */
export async function webSettings(
  layout: Layout,
  environment: NodeJS.ProcessEnv,
): Promise<Record<string, string>> {
  const given = Object.entries(environment).filter(([name]) => name.startsWith('VITE_'));
  return {
    VITE_LOCAL: '1',
    VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    VITE_VAPID_PUBLIC_KEY: await vapidPublicKey(layout, environment),
    VITE_SITE_ORIGIN: `http://127.0.0.1:${PORTS.hosting}`,
    ...(Object.fromEntries(given) as Record<string, string>),
  };
}

/** The hash of a build's inputs, kept in its output folder: a build by hand, with other settings, deletes it. */
const STAMP = '.built-of';

/** Builds a part with these settings, unless it is built of what it would be built of now. */
export async function buildPart(
  part: Part,
  layout: Pick<Layout, 'root'>,
  progress: Progress,
  settings: Record<string, string>,
): Promise<void> {
  const stamp = join(layout.root, dirname(part.result), STAMP);
  const { THRIFTLINE_LANGUAGE } = process.env;
  const hash = await inputHash(layout.root, part.inputs, {
    ...settings,
    ...(THRIFTLINE_LANGUAGE && { THRIFTLINE_LANGUAGE }),
  });
  const upToDate = existsSync(join(layout.root, part.result)) && (await readStamp(stamp)) === hash;
  if (upToDate) return;
  await progress.step(`Building ${part.label}`, async () => {
    await run('npm', ['run', 'build', '--workspace', part.workspace, '--silent'], {
      cwd: layout.root,
      env: { ...process.env, ...settings, NODE_ENV: 'production' },
    });
    await part.finish?.(layout.root);
  });
  await writeStamp(stamp, hash);
}

/** Builds the functions, when something they are made of has changed. */
export async function buildFunctions(layout: Layout, progress: Progress): Promise<void> {
  await buildPart(FUNCTIONS, layout, progress, {});
}

/** Builds website and functions, each only when something it is made of has changed. */
export async function buildParts(layout: Layout, progress: Progress): Promise<void> {
  await buildPart(WEB, layout, progress, await webSettings(layout, process.env));
  await buildFunctions(layout, progress);
}
