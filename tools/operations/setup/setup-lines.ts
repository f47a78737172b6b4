import { REGION } from '@thriftline/domain/base/ports';
import { FUNCTIONS_ACCOUNT } from '@thriftline/functions/config';
import type { Question } from '../google/ask-google.ts';
import { APIS, functionsAccount, neededRoles, SERVICE_AGENTS } from '../google/shop-on-google.ts';

/** A line of `gcloud`, or a call of Google's API where `gcloud` has no word for it, and what it does. */
export interface SetupLine {
  /** As the end of "This line …". */
  does: string;
  act: Act;
  /** Whether Google's refusal means that it was done before. */
  isDone: (refusal: string) => boolean;
}

type Act = Exclude<Question, { by: 'firebase' }>;

const gcloud = (...args: string[]): Act => ({ by: 'gcloud', args, isAct: true });
const never = () => false;
const exists = (refusal: string) => /ALREADY_EXISTS|already exists/i.test(refusal);

/** A call of the API that has the settings of sign-in: https://cloud.google.com/identity-platform/docs/reference/rest */
const signIn = (project: string, method: 'POST' | 'PATCH', path: string, body: object): Act => ({
  by: 'api',
  url: `https://identitytoolkit.googleapis.com/${path}`,
  project,
  act: { method, body },
});

/** What stands for the project's number where lines are printed and nobody could ask for it. */
export const NUMBER = 'PROJECT_NUMBER';

/**
 * Everything that a project needs before the first deployment and that a command line can do, in order. `number` is the project's;
 * each line may be run again.
 */
export function setupLines(project: string, number: string, location: string): SetupLine[] {
  const of = ['--project', project];
  const agents = Object.keys(SERVICE_AGENTS).map((service) => `${service}.googleapis.com`);
  return [
    { does: "turns on Google's APIs", act: gcloud('services', 'enable', ...APIS, ...of), isDone: never },
    {
      does: 'creates the database, whose place can never be changed',
      act: gcloud(
        ...['firestore', 'databases', 'create', '--database=(default)', `--location=${location}`],
        ...['--type=firestore-native', '--edition=standard', ...of],
      ),
      isDone: exists,
    },
    {
      does: 'creates the account that functions run under',
      act: gcloud(
        ...['iam', 'service-accounts', 'create', FUNCTIONS_ACCOUNT],
        ...['--display-name=Functions of the shop', ...of],
      ),
      isDone: exists,
    },
    // Google makes its own accounts with the first use of a service; a role can't be granted to one that isn't there.
    ...agents.map((service) => ({
      does: `creates Google's own account of ${service}`,
      act: gcloud('beta', 'services', 'identity', 'create', `--service=${service}`, ...of),
      isDone: exists,
    })),
    {
      does: "creates Storage's own account, by asking for it",
      act: gcloud('storage', 'service-agent', ...of),
      isDone: never,
    },
    ...neededRoles(project, number).map(({ account, role, purpose }) => ({
      does: `grants ${role}, for ${purpose}`,
      act: gcloud(
        ...['projects', 'add-iam-policy-binding', project, `--member=serviceAccount:${account}`],
        ...[`--role=${role}`, '--condition=None'],
      ),
      isDone: never,
    })),
    {
      does: `charges your own calls to the project, as \`npm run grant-admin\` needs`,
      act: gcloud('auth', 'application-default', 'set-quota-project', project),
      isDone: never,
    },
    // Last, as it needs the Blaze plan: what comes before is done without.
    {
      does: 'turns on Identity Platform, which logs the same members in and has the setting of the next line',
      act: signIn(project, 'POST', `v2/projects/${project}/identityPlatform:initializeAuth`, {}),
      isDone: (refusal) => /already been enabled/i.test(refusal),
    },
    {
      does: "keeps members' own tokens from deleting a login: functions do that after two weeks",
      act: signIn(
        project,
        'PATCH',
        `admin/v2/projects/${project}/config?updateMask=client.permissions.disabledUserDeletion`,
        { client: { permissions: { disabledUserDeletion: true } } },
      ),
      isDone: never,
    },
  ];
}

const quoted = (text: string) =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** A line as a shell takes it. */
export function shellLine({ act }: SetupLine): string {
  if (act.by === 'gcloud') return ['gcloud', ...act.args].map(quoted).join(' ');
  const headers = [`X-Goog-User-Project: ${act.project}`, 'Content-Type: application/json'];
  return [
    `curl --fail-with-body -X ${act.act?.method ?? 'GET'} ${quoted(act.url)}`,
    '-H "Authorization: Bearer $(gcloud auth print-access-token)"',
    ...headers.map((header) => `-H ${quoted(header)}`),
    `-d ${quoted(JSON.stringify(act.act?.body ?? {}))}`,
  ].join(' ');
}

/** What no command line may do for somebody, in the words of whoever does it next. */
export function leftByHand(project: string): string[] {
  return [
    `Put the project on the Blaze plan and set a budget alert: https://console.firebase.google.com/project/${project}/usage/details`,
    `Create the default bucket in ${REGION}, us or nam4, where functions can react to photos: https://console.firebase.google.com/project/${project}/storage`,
    `In an organization, have an admin allow all in iam.allowedPolicyMemberDomains for the project, or functions can't be called.`,
    `Turn on Email/Password and Google: https://console.firebase.google.com/project/${project}/authentication/providers`,
    `Anyone who deploys and isn't an owner needs roles/iam.serviceAccountUser on ${functionsAccount(project)}.`,
  ];
}
