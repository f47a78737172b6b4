import { describe, expect, it } from 'vitest';
import { type AskGoogle, CouldNotAsk, GoogleRefused, type Question } from '../google/ask-google.ts';
import { APIS, functionsAccount, neededRoles } from '../google/shop-on-google.ts';
import { googleProblems } from './google-problems.ts';

const PROJECT = 'corner-shop';
const ASKED = {
  project: PROJECT,
  bucket: `${PROJECT}.firebasestorage.app`,
  authDomain: `${PROJECT}.firebaseapp.com`,
  siteOrigin: 'https://shop.example',
};

/** What Google says of a project in which nothing is missing, in the shape of its documentation, by how the question begins or ends. */
const COMPLETE = {
  'projects describe': { projectId: PROJECT, projectNumber: '123', lifecycleState: 'ACTIVE' },
  'billing projects': { billingAccountName: 'billingAccounts/1', billingEnabled: true },
  'services list': APIS.map((name) => ({ config: { name, title: name }, state: 'ENABLED' })),
  'firestore databases': { type: 'FIRESTORE_NATIVE', databaseEdition: 'STANDARD', locationId: 'nam5' },
  'storage buckets': { name: ASKED.bucket, location: 'US-CENTRAL1' },
  'iam service-accounts': { email: functionsAccount(PROJECT) },
  'projects get-iam-policy': {
    bindings: neededRoles(PROJECT, '123').map(({ account, role }) => ({
      role,
      members: [`serviceAccount:${account}`],
    })),
  },
  'hosting:sites:list': {
    status: 'success',
    result: { sites: [{ name: `projects/${PROJECT}/sites/${PROJECT}`, type: 'DEFAULT_SITE' }] },
  },
  '/config': {
    authorizedDomains: ['localhost', ASKED.authDomain, 'shop.example'],
    signIn: { email: { enabled: true, passwordRequired: true } },
    client: { permissions: { disabledUserDeletion: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  },
  '/defaultSupportedIdpConfigs/google.com': { enabled: true, clientId: 'x' },
} satisfies Record<string, unknown>;

type Topic = keyof typeof COMPLETE;

const wordsOf = (question: Question) => (question.by === 'api' ? question.url : question.args.join(' '));

function google(changes: Partial<Record<Topic, unknown>> = {}): AskGoogle {
  const answers = Object.entries<unknown>({ ...COMPLETE, ...changes });
  return async (question) => {
    const words = wordsOf(question);
    const [, answer] =
      answers.find(([topic]) => (topic.startsWith('/') ? words.endsWith(topic) : words.startsWith(topic))) ??
      [];
    if (answer === undefined) throw new Error(`Nobody knows an answer to ${words}.`);
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

const found = async (changes: Partial<Record<Topic, unknown>>) =>
  (await googleProblems(ASKED, google(changes))).map(({ severity, text }) => `${severity}: ${text}`);

const missing = new GoogleRefused('ERROR: (gcloud) NOT_FOUND: it is not there');

describe('what Google says of a project', () => {
  it('is nothing where all is there', async () => {
    expect(await found({})).toEqual([]);
  });

  it.each<[string, Partial<Record<Topic, unknown>>, RegExp]>([
    ['no billing', { 'billing projects': { billingEnabled: false } }, /^error: .*Blaze plan/],
    [
      'an API that is off',
      { 'services list': COMPLETE['services list'].slice(1) },
      /^error: APIs are off: artifactregistry/,
    ],
    ['no database', { 'firestore databases': missing }, /^error: There is no database.*npm run setup/],
    [
      'a database of another edition',
      { 'firestore databases': { ...COMPLETE['firestore databases'], databaseEdition: 'ENTERPRISE' } },
      /^error: .*ENTERPRISE.*STANDARD/,
    ],
    [
      'a database in Datastore mode',
      { 'firestore databases': { ...COMPLETE['firestore databases'], type: 'DATASTORE_MODE' } },
      /^error: .*Native mode/,
    ],
    [
      'a database far away',
      { 'firestore databases': { ...COMPLETE['firestore databases'], locationId: 'asia-south1' } },
      /^warning: .*asia-south1/,
    ],
    [
      'a bucket elsewhere in the country, which functions cannot hear of',
      { 'storage buckets': { name: ASKED.bucket, location: 'US-EAST1' } },
      /^error: .*corner-shop[.]firebasestorage[.]app is in US-EAST1.*us-central1, us or nam4/,
    ],
    [
      'a bucket far away',
      { 'storage buckets': { name: ASKED.bucket, location: 'EUROPE-WEST1' } },
      /^error: .*EUROPE-WEST1/,
    ],
    ['no bucket', { 'storage buckets': missing }, /^error: There is no bucket corner-shop[.]firebasestorage/],
    [
      'no service account',
      { 'iam service-accounts': missing },
      /^error: There is no service account thriftline-functions@/,
    ],
    [
      'a site that is missing',
      { 'hosting:sites:list': { result: { sites: [] } } },
      /^error: .*hosting:sites:create/,
    ],
    [
      'a domain that sign-in does not know',
      { '/config': { ...COMPLETE['/config'], authorizedDomains: [ASKED.authDomain] } },
      /^error: .*know shop[.]example[.].*Authorized domains/,
    ],
    [
      'members who can delete their own sign-in',
      { '/config': { ...COMPLETE['/config'], client: { permissions: { disabledUserDeletion: false } } } },
      /^warning: .*past the two weeks.*npm run setup/,
    ],
    [
      'Authentication that was never turned on',
      { '/config': new GoogleRefused('404: CONFIGURATION_NOT_FOUND') },
      /^error: Authentication was never turned on.*npm run setup/,
    ],
    [
      'sign-in with Google off',
      { '/defaultSupportedIdpConfigs/google.com': missing },
      /^error: Sign-in with Google is off/,
    ],
    [
      'a project that is being deleted',
      { 'projects describe': { projectNumber: '123', lifecycleState: 'DELETE_REQUESTED' } },
      /^error: .*DELETE_REQUESTED/,
    ],
  ])('says so of %s', async (_what, changes, expected) => {
    expect(await found(changes)).toEqual([expect.stringMatching(expected)]);
  });

  it.each(['US-CENTRAL1', 'US', 'NAM4'])('is nothing of a bucket in %s', async (location) => {
    expect(await found({ 'storage buckets': { name: ASKED.bucket, location } })).toEqual([]);
  });

  it('names each role that is missing, what it is for, and does not count one that hangs on a condition', async () => {
    const bindings = COMPLETE['projects get-iam-policy'].bindings.map((binding) =>
      binding.role === 'roles/firebaserules.firestoreServiceAgent'
        ? { ...binding, condition: { title: 'until tomorrow', expression: 'true' } }
        : binding,
    );
    expect(await found({ 'projects get-iam-policy': { bindings } })).toEqual([
      expect.stringMatching(
        /^error: service-123@gcp-sa-firebasestorage.* needs roles\/firebaserules[.]firestoreServiceAgent .*every upload is refused/,
      ),
    ]);
  });

  it('says once why nothing could be asked, and of what', async () => {
    const silent: AskGoogle = () => Promise.reject(new CouldNotAsk('gcloud is not logged in.'));
    const [note, ...rest] = await googleProblems(ASKED, silent);
    expect(rest).toEqual([]);
    expect(note).toMatchObject({ severity: 'unasked' });
    expect(note?.text).toMatch(
      /^the project, the plan, .*the database, .*roles.*[.] gcloud is not logged in[.]$/,
    );
  });

  it('takes an answer of another shape, or a refusal, for no answer', async () => {
    expect(await found({ 'firestore databases': { type: 7 } })).toEqual([
      expect.stringMatching(/^unasked: the database[.] .*another shape/),
    ]);
    const refused = new GoogleRefused('PERMISSION_DENIED: caller may not');
    expect(await found({ 'projects get-iam-policy': refused })).toEqual([
      expect.stringMatching(/^unasked: roles[.] Google refused: PERMISSION_DENIED/),
    ]);
  });
});
