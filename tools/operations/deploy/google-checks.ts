import { REGION } from '@thriftline/domain/base/ports';
import type { InferType, Schema } from 'yup';
import type { Question } from '../google/ask-google.ts';
import { APIS, functionsAccount, type NeededRole, neededRoles } from '../google/shop-on-google.ts';
import {
  ACCOUNT,
  BUCKET,
  DATABASE,
  PLAN,
  POLICY,
  type Policy,
  PROJECT,
  PROVIDER,
  SERVICES,
  SIGN_IN,
  SITES,
} from './google-answers.ts';
import type { Problem } from './problems.ts';

/** Which project is asked about, and what the settings say of it. */
export interface Asked {
  project: string;
  /** Its default bucket. */
  bucket: string;
  /** Where Google's sign-in page is. */
  authDomain: string;
  /** Where the site is, `https://…`. */
  siteOrigin: string;
}

/** One question about a project, and what its answer means. */
export interface GoogleCheck {
  /** What it asks for, as the object of "Not asked: …". */
  about: string;
  question: (asked: Asked) => Question;
  /** What there is to say of the answer. Throws yup's error for an answer of another shape. */
  judge: (answer: unknown, asked: Asked) => Problem[];
  /** What it means that there is no such thing; without it Google's own words are told. */
  missing?: (asked: Asked) => Problem;
}

const error = (text: string): Problem => ({ severity: 'error', text });
const warning = (text: string): Problem => ({ severity: 'warning', text });
/** Where a bucket may be for the Firebase CLI to deploy a trigger of its files: the region of functions, and those that contain it. */
const TRIGGER_LOCATIONS: readonly string[] = [REGION, 'us', 'nam4'];
const SETUP = (project: string) => `\`npm run setup -- --project ${project}\``;

function check<T extends Schema>(
  schema: T,
  about: string,
  question: GoogleCheck['question'],
  judge: (answer: InferType<T>, asked: Asked) => (Problem | false)[],
  missing?: GoogleCheck['missing'],
): GoogleCheck {
  return {
    about,
    question,
    judge: (answer, asked) =>
      judge(schema.validateSync(answer), asked).filter((problem): problem is Problem => problem !== false),
    ...(missing && { missing }),
  };
}

const gcloud = (...args: string[]): Question => ({ by: 'gcloud', args });
const signInConfig = ({ project }: Asked, path: string): Question => ({
  by: 'api',
  url: `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/${path}`,
  project,
});

/** The roles that a project's policy doesn't give. */
export function rolesLeft(policy: Policy, needed: readonly NeededRole[]): NeededRole[] {
  return needed.filter(
    ({ account, role }) =>
      !policy.bindings.some(
        (binding) =>
          binding.role === role &&
          binding.condition === undefined &&
          binding.members.includes(`serviceAccount:${account}`),
      ),
  );
}

/** The question for a project's number, which names Google's own accounts in it. */
export const askProject = (project: string): Question => gcloud('projects', 'describe', project);

/** The question for who may do what in a project. */
export const askPolicy = (project: string): Question => gcloud('projects', 'get-iam-policy', project);

/** What is asked about a project, first that of which the rest depends. `number` is the project's; absent where nobody could say it. */
export function googleChecks(number: string | undefined): GoogleCheck[] {
  return [
    check(
      PROJECT,
      'the project',
      ({ project }) => askProject(project),
      ({ lifecycleState }, { project }) => [
        lifecycleState !== 'ACTIVE' &&
          error(`The project ${project} is ${lifecycleState}: it is being deleted. Name another.`),
      ],
      ({ project }) => error(`There is no project ${project}, or your account can't see it.`),
    ),
    check(
      PLAN,
      'the plan',
      ({ project }) => gcloud('billing', 'projects', 'describe', project),
      ({ billingEnabled }) => [
        !billingEnabled &&
          error('The project has no billing account. Functions need the Blaze plan: upgrade in the console.'),
      ],
    ),
    check(
      SERVICES,
      "Google's APIs",
      ({ project }) => gcloud('services', 'list', '--enabled', '--project', project),
      (services, { project }) => {
        const on = new Set(services.map(({ config }) => config.name));
        const off = APIS.filter((api) => !on.has(api));
        return [off.length > 0 && error(`APIs are off: ${off.join(', ')}. ${SETUP(project)} turns them on.`)];
      },
    ),
    check(
      DATABASE,
      'the database',
      ({ project }) =>
        gcloud('firestore', 'databases', 'describe', '--database=(default)', '--project', project),
      ({ type, databaseEdition, locationId }) => [
        type !== 'FIRESTORE_NATIVE' &&
          error(`The database is ${type}: the shop needs Firestore in Native mode.`),
        databaseEdition !== 'STANDARD' &&
          error(`The database has the edition ${databaseEdition}: the shop needs STANDARD.`),
        !/^(nam|us-)/.test(locationId) &&
          warning(
            `The database is in ${locationId}, and functions run in ${REGION}. Each read crosses the distance: move one of them before the first sale.`,
          ),
      ],
      ({ project }) =>
        error(`There is no database. ${SETUP(project)} creates it; its place can't be changed later.`),
    ),
    check(
      BUCKET,
      'the bucket of photos',
      ({ bucket }) => gcloud('storage', 'buckets', 'describe', `gs://${bucket}`),
      ({ location }, { bucket }) => [
        !TRIGGER_LOCATIONS.includes(location.toLowerCase()) &&
          error(
            `The bucket ${bucket} is in ${location}. Functions in ${REGION} can't react to its photos, so the deployment would fail. Create it in ${REGION}, us or nam4, or use another project: a bucket can't be moved.`,
          ),
      ],
      ({ bucket }) =>
        error(
          `There is no bucket ${bucket}. Create the default bucket in the console: Storage → Get started.`,
        ),
    ),
    check(
      ACCOUNT,
      "the functions' service account",
      ({ project }) =>
        gcloud('iam', 'service-accounts', 'describe', functionsAccount(project), '--project', project),
      ({ disabled, email }) => [disabled && error(`The service account ${email} is disabled: enable it.`)],
      ({ project }) =>
        error(`There is no service account ${functionsAccount(project)}. ${SETUP(project)} creates it.`),
    ),
    check(
      POLICY,
      'roles',
      ({ project }) => askPolicy(project),
      (policy, { project }) =>
        number === undefined
          ? [{ severity: 'unasked', text: "roles. The project's number isn't known." }]
          : rolesLeft(policy, neededRoles(project, number)).map(({ account, role, purpose }) =>
              error(`${account} needs ${role} for ${purpose}. ${SETUP(project)} grants it.`),
            ),
    ),
    check(
      SITES,
      'the Hosting site',
      ({ project }) => ({ by: 'firebase', args: ['hosting:sites:list', '--project', project] }),
      ({ result }, { project }) => [
        !result.sites.some(({ name }) => name.endsWith(`/sites/${project}`)) &&
          error(
            `Hosting has no site ${project}. Create it: \`npx firebase hosting:sites:create ${project} --project ${project}\`.`,
          ),
      ],
    ),
    check(
      SIGN_IN,
      'sign-in and authorized domains',
      (asked) => signInConfig(asked, 'config'),
      ({ authorizedDomains, client, emailPrivacyConfig, signIn }, { authDomain, project, siteOrigin }) => {
        const missing = [new URL(siteOrigin).hostname, authDomain].filter(
          (domain) => !authorizedDomains.includes(domain),
        );
        return [
          missing.length > 0 &&
            error(
              `Authentication doesn't know ${[...new Set(missing)].join(', ')}. Add it under Settings → Authorized domains.`,
            ),
          !signIn.email.enabled && error('Email/Password is off. Turn it on under Sign-in method.'),
          !emailPrivacyConfig.enableImprovedEmailPrivacy &&
            warning(
              'Email enumeration protection is off: strangers can find out who has an account. Turn it on under Settings → User actions.',
            ),
          !client.permissions.disabledUserDeletion &&
            warning(
              `Members can delete their sign-in past the two weeks. ${SETUP(project)} turns that off, as does Settings → User actions → Enable delete.`,
            ),
        ];
      },
      ({ project }) => error(`Authentication was never turned on. ${SETUP(project)} does that.`),
    ),
    check(
      PROVIDER,
      'sign-in with Google',
      (asked) => signInConfig(asked, 'defaultSupportedIdpConfigs/google.com'),
      ({ enabled }) => [!enabled && error('Sign-in with Google is off. Turn it on under Sign-in method.')],
      () => error('Sign-in with Google is off. Turn it on under Sign-in method.'),
    ),
  ];
}
