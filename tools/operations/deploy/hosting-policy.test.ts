import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSteps, writeDeployedConfig } from './hosting-policy.ts';

const WEB = 'npm run build --workspace web';
const FUNCTIONS = 'npm run build --workspace functions';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'thriftline-deploy-'));
  await copyFile(join(ROOT, 'firebase.json'), join(root, 'firebase.json'));
});
afterAll(() => rm(root, { recursive: true }));

describe('before a deployment', () => {
  it.each([
    [undefined, [WEB, FUNCTIONS]],
    // The CLI deploys the function that a rewrite pins along with Hosting.
    ['hosting', [WEB, FUNCTIONS]],
    ['hosting:shop', [WEB, FUNCTIONS]],
    ['functions:api,firestore', [WEB, FUNCTIONS]],
    ['firestore,storage', []],
  ])('of %s, what it is made of is built once', async (only, steps) => {
    expect(await buildSteps(root, only)).toEqual(steps);
  });
});

describe('the configuration that is deployed', () => {
  it('names the files of the build to keep them, and builds nothing again, which might give them other names', async () => {
    await mkdir(join(root, 'web/dist/assets'), { recursive: true });
    await writeFile(join(root, 'web/dist/assets/button-JPZOKWT.js'), '');
    const file = await writeDeployedConfig(root, { VITE_FIREBASE_PROJECT_ID: 'shop' });
    const text = await readFile(join(root, file), 'utf8');
    const { hosting } = JSON.parse(text) as { hosting: { headers: object[] } };
    expect(hosting.headers.at(-1)).toEqual({
      regex: '^/assets/[^/]+-(JPZOKWT)[.][a-z0-9]+$',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    });
    expect(text).not.toContain('predeploy');
    expect(text).toContain('https://us-central1-shop.cloudfunctions.net');
  });
});
