import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REGION } from '@thriftline/domain/base/ports';
import * as functionsConfig from '@thriftline/functions/config';
import { ROOT } from '@thriftline/run/root';
import { describe, expect, it } from 'vitest';
import { parseDeployArguments } from './deploy-arguments.ts';
import { contentSecurityPolicy } from './hosting-policy.ts';
import { partsProblems, projectProblems, settingsProblems } from './problems.ts';
import { mismatchProblem, SECRETS, secretProblem, weaknessProblem } from './secrets.ts';

const PROJECT = 'corner-shop';
const WEB = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_STORAGE_BUCKET: `${PROJECT}.firebasestorage.app`,
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
};
const policy = await contentSecurityPolicy(ROOT, WEB);

function problems(web: Record<string, string | undefined> = {}, functions: Record<string, string> = {}) {
  const settings = { web: { ...WEB, ...web }, functions };
  return settingsProblems(settings, PROJECT).map(({ severity, text }) => `${severity}: ${text}`);
}

describe('the check before deploying', () => {
  it('finds nothing wrong with a complete configuration', () => {
    expect(projectProblems(PROJECT)).toEqual([]);
    expect(problems()).toEqual([]);
    expect(problems({ VITE_FIREBASE_STORAGE_BUCKET: `${PROJECT}.appspot.com` })).toEqual([]);
    const origin = 'https://shop.example';
    expect(problems({ VITE_SITE_ORIGIN: origin }, { SITE_ORIGIN: origin })).toEqual([]);
  });

  it('refuses a project that exists only in the emulators, and none at all', () => {
    expect(projectProblems('demo-thriftline')).toMatchObject([{ severity: 'error' }]);
    expect(projectProblems(undefined)).toMatchObject([{ severity: 'error' }]);
  });

  it('names every setting of the website that is missing, at once', () => {
    const [first, ...rest] = problems({ VITE_FIREBASE_API_KEY: '', VITE_STRIPE_PUBLISHABLE_KEY: undefined });
    expect(first).toMatch(/^error: .*VITE_FIREBASE_API_KEY, VITE_STRIPE_PUBLISHABLE_KEY/);
    expect(rest).toEqual([]);
  });

  it.each([
    [
      'a build for another project',
      { VITE_FIREBASE_PROJECT_ID: 'other' },
      {},
      /^error: .*other.*corner-shop/,
    ],
    [
      "another project's pictures",
      { VITE_FIREBASE_STORAGE_BUCKET: 'other.firebasestorage.app' },
      {},
      /^error: VITE_FIREBASE_STORAGE_BUCKET is other.*corner-shop[.]appspot[.]com/,
    ],
    ['a build for the emulators', { VITE_LOCAL: '1' }, {}, /^error: VITE_LOCAL/],
    ['a secret key in the website', { VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_1' }, {}, /^error: .*pk_live_/],
    ['a test key', { VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, {}, /^warning: .*no card will be charged/],
    [
      'two addresses of the site',
      { VITE_SITE_ORIGIN: 'https://shop.example' },
      {},
      /^error: .*must be the same/,
    ],
    ['an address with a path', { VITE_SITE_ORIGIN: 'https://shop.example/x' }, {}, /^error: .*must be like/],
    ['letters from a name', {}, { LETTERS_FROM: 'Shop <shop@shop.example>' }, /^error: LETTERS_FROM is/],
    [
      'a key of push messages that the functions do not sign with',
      { VITE_VAPID_PUBLIC_KEY: 'B1' },
      {},
      /^error: VITE_VAPID/,
    ],
    [
      'sellers where Stripe transfers nothing',
      {},
      { PAYOUT_COUNTRY: 'KR' },
      /^warning: Stripe doesn’t list KR .*sellers couldn’t be paid/,
    ],
    ['payments that go elsewhere', {}, { STRIPE_API_BASE: 'http://127.0.0.1:1' }, /^error: STRIPE_API_BASE/],
  ])('says so of %s', (_what, web, functions, expected) => {
    expect(problems(web, functions)).toEqual([expect.stringMatching(expected)]);
  });

  it('never repeats the value of a key', () => {
    expect(problems({ VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_1' }).join()).not.toContain('sk_live_1');
  });
});

describe('the policy that is deployed', () => {
  it('names the hosts of the project and no wildcard of everybody’s', async () => {
    const { connect, images, frames } = {
      connect: policy.match(/connect-src ([^;]*)/)?.[1]?.split(' ') ?? [],
      images: policy.match(/img-src ([^;]*)/)?.[1]?.split(' ') ?? [],
      frames: policy.match(/frame-src ([^;]*)/)?.[1]?.split(' ') ?? [],
    };
    expect(connect).toContain(`https://us-central1-${PROJECT}.cloudfunctions.net`);
    expect(connect.filter((source) => source.includes('*'))).toEqual([]);
    const bucket = `https://firebasestorage.googleapis.com/v0/b/${PROJECT}.firebasestorage.app/`;
    expect(connect).toContain(bucket);
    expect(images).toContain(bucket);
    expect(frames).toContain(`https://${PROJECT}.firebaseapp.com`);
    expect(policy).not.toMatch(/PROJECT-ID|STORAGE-BUCKET|AUTH-DOMAIN/);
  });

  it('calls functions where the website does', () => {
    expect(policy).toContain(`https://${REGION}-${PROJECT}.cloudfunctions.net`);
  });
});

describe('the secrets the check asks for', () => {
  it('are those that functions read', async () => {
    const used = Object.values(functionsConfig).flatMap((value) =>
      typeof value === 'object' && 'name' in value ? [value.name] : [],
    );
    expect(Object.keys(SECRETS).sort()).toEqual(used.sort());
    const guide = await readFile(join(ROOT, 'docs/deploying.md'), 'utf8');
    for (const name of [...Object.keys(SECRETS), ...Object.keys(WEB)]) {
      expect(guide).toContain(name);
    }
  });

  it('stand in the guide, as do all settings that functions read', async () => {
    const [guide, config] = await Promise.all(
      ['docs/deploying.md', 'functions/src/platform/config.ts'].map((path) =>
        readFile(join(ROOT, path), 'utf8'),
      ),
    );
    // What the platform sets itself, or the local suite alone.
    const platform = ['FUNCTIONS_EMULATOR', 'GCLOUD_PROJECT', 'LOCAL_PUSH_ORIGIN'];
    const named = [...(config ?? '').matchAll(/process[.]env[.](\w+)|const [{] (.*) [}] = process/g)].flatMap(
      ([, name, several]) => name ?? several?.split(', ') ?? [],
    );
    expect(named).toEqual(expect.arrayContaining(['PAYOUT_COUNTRY', 'INTENTS_PER_HOUR']));
    expect(named.filter((name) => !platform.includes(name) && !guide?.includes(`\`${name}\``))).toEqual([]);
  });

  it('are asked of the CLI, whose refusals are told apart', () => {
    expect(secretProblem('JWT_SECRET', 'Error: HTTP Error: 404, Secret not found')?.text).toMatch(
      /secret JWT_SECRET is missing.*secrets:set JWT_SECRET/,
    );
    expect(secretProblem('JWT_SECRET', 'Failed to authenticate, have you run firebase login?')?.text).toMatch(
      /npx firebase login/,
    );
    expect(secretProblem('JWT_SECRET', 'ECONNRESET')?.text).toMatch(/ECONNRESET/);
  });
});

describe('a secret that is there', () => {
  it.each([
    ['JWT_SECRET', 'proof'],
    ['JWT_SECRET', 'thriftline-thriftline-thriftline-1234'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_local'],
    ['STRIPE_WEBHOOK_SECRET', 'any text until the endpoint exists'],
  ] as const)('keeps from deploying when it can be guessed: %s=%s', (name, value) => {
    const problem = weaknessProblem(name, value);
    expect(problem).toMatchObject({
      severity: 'error',
      text: expect.stringContaining(`secrets:set ${name}`),
    });
    expect(problem?.text).not.toContain(value);
  });

  it('is good when it is random, and Stripe’s own key is Stripe’s business', () => {
    const random = '5f0c1b7e9a3d24688b6d7f10e2c3a495';
    expect(weaknessProblem('JWT_SECRET', random)).toBeUndefined();
    expect(weaknessProblem('STRIPE_WEBHOOK_SECRET', `whsec_${random}`)).toBeUndefined();
    expect(weaknessProblem('STRIPE_SECRET_KEY', 'sk_test_1')).toBeUndefined();
  });

  it('is a key of Stripe’s for a server, of the mode that the website is in', () => {
    expect(weaknessProblem('STRIPE_SECRET_KEY', 'pk_live_1')?.text).toMatch(/no secret or restricted key/);
    const web = { VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
    expect(mismatchProblem('STRIPE_SECRET_KEY', 'sk_test_1', web)).toMatchObject({
      severity: 'error',
      text: expect.stringMatching(/live key, but STRIPE_SECRET_KEY a test key/),
    });
    expect(mismatchProblem('STRIPE_SECRET_KEY', 'rk_live_1', web)).toBeUndefined();
  });

  it('is where e-mails are handed over, or nowhere', () => {
    for (const value of ['off', 'smtps://shop:hunter2@mail.example', 'smtp://mail.example:587'])
      expect(weaknessProblem('SMTP_URL', value)).toBeUndefined();
    const problem = weaknessProblem('SMTP_URL', 'shop:hunter2@mail.example');
    expect(problem).toMatchObject({ severity: 'error', text: expect.stringContaining('smtps://') });
    expect(problem?.text).not.toContain('hunter2');
  });
});

describe('npm run deploy', () => {
  it('takes a project, parts and a mere check', () => {
    expect(parseDeployArguments(['--project', 'p', '--only', 'hosting', '--check'])).toEqual({
      project: 'p',
      only: 'hosting',
      check: true,
      force: false,
      help: false,
    });
  });

  it.each(['functions', 'functions:pages', 'functions:default', 'firestore,functions:default:pages'])(
    'says that visitors keep the pages of before where only %s are deployed',
    (only) => {
      expect(partsProblems(only)).toEqual([
        { severity: 'warning', text: expect.stringMatching(/UNSUBSCRIBE_SECRET.*deploy hosting, too/) },
      ]);
    },
  );

  it.each([
    undefined,
    'hosting',
    'hosting,functions',
    'hosting:shop,functions',
    'functions:api',
    'firestore',
  ])('says nothing of pages where %s is deployed', (only) => {
    expect(partsProblems(only)).toEqual([]);
  });

  it('deletes without asking only where that is said', () => {
    expect(parseDeployArguments([])).toMatchObject({ force: false });
    expect(parseDeployArguments(['--force'])).toMatchObject({ force: true });
  });

  it('answers anything else with its usage', () => {
    expect(() => parseDeployArguments(['--porject', 'p'])).toThrow('Usage: npm run deploy');
  });
});
