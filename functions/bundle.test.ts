import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUNDLE } from './bundle.mjs';

let folder: string;
let outputs: Metafile['outputs'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thriftline-bundle-'));
  ({
    metafile: { outputs },
  } = await build({ ...BUNDLE, outdir: folder, metafile: true, sourcemap: false }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const nameOf = (path: string) => path.split('/').at(-1) ?? '';

/** The sources of what is loaded at once with an output: with index.js, or with a part that a call asks for. */
function loadedWith(isWanted: (name: string, entryPoint: string) => boolean): string[] {
  const loaded = new Set(
    Object.keys(outputs).filter((path) => isWanted(nameOf(path), outputs[path]?.entryPoint ?? '')),
  );
  expect(loaded.size).toBe(1);
  for (const path of loaded) {
    for (const { kind, path: needed } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement') loaded.add(needed);
  }
  return [...loaded].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));
}

const packagesOf = (sources: readonly string[], names: readonly string[]) =>
  names.filter((name) => sources.some((source) => source.includes(`node_modules/${name}/`)));

/** What some call needs, and no start. */
const WITH_A_CALL = [
  '@google-cloud/storage',
  'express',
  'firebase-admin/lib/app-check',
  'firebase-admin/lib/auth',
  'jsonwebtoken',
  'nodemailer',
  'stripe',
  'web-push',
  'yup',
];

/** Folders of what calls do, and the files of them that say whose own case a call may be. */
const DOERS = ['catalogue', 'deletion', 'orders', 'payments', 'pictures', 'sellers', 'subscribers'];
const WHOSE_CASE = [
  'src/orders/order-documents.ts',
  'src/payments/records/payment-attempts.ts',
  'src/payments/records/payments.ts',
];

describe('the bundle of functions', () => {
  it('starts every function without what a call may need', () => {
    const sources = loadedWith((name) => name === 'index.js');
    expect(packagesOf(sources, ['@google-cloud/firestore', 'firebase-functions'])).toHaveLength(2);
    expect(packagesOf(sources, WITH_A_CALL)).toEqual([]);
    // Tables for URLs of Node.js before 10.
    expect(
      packagesOf(
        Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs)),
        ['tr46'],
      ),
    ).toEqual([]);
  });

  it('serves the HTTP calls without what a single one of them needs', () => {
    const sources = loadedWith((_name, entryPoint) => entryPoint === 'src/http/app.ts');
    expect(sources).toContain('src/http/routes/orders.ts');
    expect(packagesOf(sources, ['@fastify/busboy', 'body-parser', 'express'])).toEqual(['express']);
    const doers = sources.filter((source) => DOERS.includes(source.split('/')[1] ?? ''));
    expect(doers.filter((source) => !WHOSE_CASE.includes(source))).toEqual([]);
  });

  it('starts a call without what other calls take, and whose case theirs are', () => {
    const sources = loadedWith(
      (_name, entryPoint) => entryPoint === 'src/callables/accounts/sign-out-everywhere.ts',
    );
    expect(sources).toContain('src/callables/serve/call.ts');
    const others =
      /domain\/src\/(catalogue|notifications|orders|payments|reports|reviews|settings)\/|src\/own-cases\//;
    expect(sources.filter((source) => others.test(source))).toEqual([]);
  });

  it.each([
    ['auth', 'getAuth'],
    ['app-check', 'getAppCheck'],
    ['storage', 'getStorage'],
  ])('gives whoever loads firebase-admin/%s what it is called by', (part, name) => {
    const [loaded] = Object.values(outputs).filter(({ entryPoint }) =>
      entryPoint?.includes(`node_modules/firebase-admin/lib/esm/${part}/`),
    );
    expect(loaded?.exports).toContain(name);
  });

  it('starts no gRPC before the first read', async () => {
    const script = `await import('./index.js'); console.log(process.moduleLoadList.includes('NativeModule http2')); process.exit();`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      env: { ...process.env, GCLOUD_PROJECT: 'shop', FIREBASE_CONFIG: '{}' },
    });
    expect(stdout.trim()).toBe('false');
  });
});
