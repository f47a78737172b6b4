import { SHOP } from '@thriftline/domain/base/shop/shop';
import { type Env, readEnv } from '@thriftline/web/read-env';
import type { DeploySettings } from './settings.ts';

/**
 * Something about the configuration: an `error` keeps from deploying, a `warning` is only said, and of what is `unasked` the text says
 * what wasn't looked at and why.
 */
export interface Problem {
  severity: 'error' | 'warning' | 'unasked';
  text: string;
}

const error = (text: string): Problem => ({ severity: 'error', text });
const warning = (text: string): Problem => ({ severity: 'warning', text });

/** Projects whose name begins so exist only inside the emulators. */
const LOCAL_ONLY = /^demo-/;

/** What is wrong with the project's name, or nothing. */
export function projectProblems(project: string | undefined): Problem[] {
  if (!project) return [error('No project: name one with --project, or make it the default in .firebaserc.')];
  if (LOCAL_ONLY.test(project)) {
    return [error(`${project} exists only in the emulators: name your own with --project PROJECT_ID.`)];
  }
  return [];
}

/** The function that a rewrite of firebase.json pins to a release of Hosting, as `--only` may name it. */
const PINNED = /^functions(:default)?(:pages)?$/;

/** What a deployment of these parts leaves as it was although it seems to be of them; all parts where none are named. */
export function partsProblems(only: string | undefined): Problem[] {
  const parts = only?.split(',') ?? [];
  const namesHosting = parts.some((part) => part.split(':')[0] === 'hosting');
  if (namesHosting || !parts.some((part) => PINNED.test(part))) return [];
  return [
    warning(
      'Hosting keeps using the previous version of the function `pages`, with its SITE_ORIGIN and UNSUBSCRIBE_SECRET. If any of them changed, deploy hosting, too.',
    ),
  ];
}

function envProblems(env: Env, project: string): Problem[] {
  const { projectId, storageBucket } = env.firebase;
  const problems: Problem[] = [];
  if (projectId !== project) {
    problems.push(
      error(`VITE_FIREBASE_PROJECT_ID is ${projectId}, but the deployment goes to ${project}: one is wrong.`),
    );
  }
  const buckets = ['firebasestorage.app', 'appspot.com'].map((ending) => `${project}.${ending}`);
  if (!buckets.includes(storageBucket)) {
    problems.push(
      error(
        `VITE_FIREBASE_STORAGE_BUCKET is ${storageBucket}, but the security rules take photos only of the project's default bucket: ${buckets.join(' or ')}.`,
      ),
    );
  }
  if (!/^pk_(live|test)_/.test(env.stripePublishableKey)) {
    problems.push(
      error(
        "VITE_STRIPE_PUBLISHABLE_KEY does not begin with pk_live_ or pk_test_: take the publishable key from Stripe's dashboard, never the secret one.",
      ),
    );
  } else if (env.stripePublishableKey.startsWith('pk_test_')) {
    problems.push(warning('VITE_STRIPE_PUBLISHABLE_KEY is a test key: no card will be charged.'));
  }
  return problems;
}

/** Where the site is for a website with these settings. */
export function siteOriginOf(web: DeploySettings['web'], project: string): string {
  return web.VITE_SITE_ORIGIN || `https://${project}.web.app`;
}

/** Canonical addresses and the sitemap come from functions, robots.txt from the website: they must agree. */
function originProblems({ web, functions }: DeploySettings, project: string): Problem[] {
  const ofWeb = siteOriginOf(web, project);
  const ofFunctions = functions.SITE_ORIGIN || siteOriginOf({}, project);
  const wrong = [ofWeb, ofFunctions].filter((origin) => !/^https:\/\/[^/\s]+$/.test(origin));
  if (wrong.length > 0) {
    return wrong.map((origin) =>
      error(`The site’s address is ${origin}: it must be like https://shop.example.`),
    );
  }
  if (ofWeb === ofFunctions) return [];
  return [
    error(
      `VITE_SITE_ORIGIN is ${ofWeb}, but SITE_ORIGIN of the functions is ${ofFunctions}: they must be the same.`,
    ),
  ];
}

/** Browsers are asked with the website's key, and take only what the functions sign with the same. */
function pushProblems({ web, functions }: DeploySettings): Problem[] {
  const [ofWeb, ofFunctions] = [web.VITE_VAPID_PUBLIC_KEY || '', functions.VAPID_PUBLIC_KEY || ''];
  if (ofWeb === ofFunctions) return [];
  return [
    error(
      'VITE_VAPID_PUBLIC_KEY of the website and VAPID_PUBLIC_KEY of the functions must be the same, or both be left out: `npm run push-keys` makes them.',
    ),
  ];
}

/**
 * Countries of `COUNTRIES` that Stripe's list for separate charges and transfers lacks, which is how sellers are paid
 * (https://docs.stripe.com/connect/separate-charges-and-transfers).
 */
const WITHOUT_TRANSFERS = 'BH EG IN IS JO KR KW MA OM QA SA TN ZA'.split(' ');

/** Where the shop or its sellers are, and Stripe wouldn't pay them. */
function payoutProblems({ functions }: DeploySettings): Problem[] {
  const countries = new Set<string>([SHOP.country, functions.PAYOUT_COUNTRY || SHOP.country]);
  return [...countries]
    .filter((country) => WITHOUT_TRANSFERS.includes(country))
    .map((country) =>
      warning(
        `Stripe doesn’t list ${country} for separate charges and transfers: sellers couldn’t be paid. Ask Stripe before you open.`,
      ),
    );
}

/** What is wrong with the settings of a deployment to `project`. */
export function settingsProblems(settings: DeploySettings, project: string): Problem[] {
  const problems: Problem[] = [];
  if (settings.web.VITE_LOCAL) {
    problems.push(error('VITE_LOCAL is set: such a build talks to the emulators. Take it out.'));
  }
  if (settings.functions.STRIPE_API_BASE) {
    problems.push(error('STRIPE_API_BASE is set for the functions: payments would not go to Stripe.'));
  }
  for (const name of ['LETTERS_FROM', 'LETTERS_REPLY_TO']) {
    const address = settings.functions[name];
    if (address && !/^[^\s@<>,]+@[^\s@<>,]+$/.test(address)) {
      problems.push(error(`${name} is ${address}: it must be one address, like shop@shop.example.`));
    }
  }
  for (const name of ['LETTERS_PER_HOUR', 'LETTERS_PER_DAY']) {
    const most = settings.functions[name];
    if (most && !/^[1-9]\d{0,8}$/.test(most)) {
      problems.push(error(`${name} is ${most}: it must be a whole number of letters, at least 1.`));
    }
  }
  try {
    problems.push(...envProblems(readEnv(settings.web), project));
  } catch (missing) {
    problems.push(error(missing instanceof Error ? missing.message : String(missing)));
  }
  problems.push(...originProblems(settings, project), ...pushProblems(settings), ...payoutProblems(settings));
  return problems;
}
