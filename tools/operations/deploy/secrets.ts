import {
  SIGNING_SECRETS,
  type SigningSecret,
  secretWeakness,
} from '@thriftline/domain/base/secrets/secret-strength';
import { stripeMode, stripeModeFault } from '@thriftline/domain/base/secrets/stripe-keys';
import { CommandFailed, run } from '@thriftline/run/child-group';
import { firebaseCliFile } from '../google/firebase-cli.ts';
import type { Problem } from './problems.ts';
import type { Settings } from './settings.ts';
import { askStripeWith, permissionProblem } from './stripe-permissions.ts';

/** The secrets that functions read, and where each comes from. */
export const SECRETS = {
  STRIPE_SECRET_KEY: "the secret key of Stripe's dashboard, sk_live_… or sk_test_…",
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook endpoint in Stripe, whsec_…',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'the signing secret of the endpoint for connected accounts, whsec_…, or off',
  JWT_SECRET: 'a long random text of your own, e.g. from `openssl rand -hex 32`',
  SMTP_URL: 'where e-mail is handed over, smtps://name:password@host, or off',
  VAPID_PRIVATE_KEY: 'the private key of `npm run push-keys`, or off',
  UNSUBSCRIBE_SECRET: 'a long random text of your own, e.g. from `openssl rand -hex 32`',
} as const;

const NOT_SIGNED_IN = /authenticat|firebase login|credential/i;

const NOT_LOGGED_IN = 'the secrets. The Firebase CLI is not logged in: run `npx firebase login`.';
const isNotLoggedIn = ({ text }: Problem) => text === NOT_LOGGED_IN;

/** What the CLI's refusal to tell a secret means. */
export function secretProblem(name: keyof typeof SECRETS, failure: string): Problem {
  if (NOT_SIGNED_IN.test(failure)) {
    return { severity: 'unasked', text: NOT_LOGGED_IN };
  }
  if (/404|not found|no version/i.test(failure)) {
    return {
      severity: 'error',
      text: `The secret ${name} is missing: \`npx firebase functions:secrets:set ${name}\` takes ${SECRETS[name]}.`,
    };
  }
  return { severity: 'unasked', text: `the secret ${name}. ${failure.trim()}` };
}

/** What is wrong with the value of a secret, which is not repeated: it can be guessed, or is none. */
export function weaknessProblem(name: keyof typeof SECRETS, value: string): Problem | undefined {
  // A shop that pays nobody out hears nothing of sellers' accounts.
  if (name === 'STRIPE_CONNECT_WEBHOOK_SECRET' && value === 'off') return undefined;
  const weakness = isSigning(name) ? secretWeakness(name, value) : shapeFault(name, value);
  if (weakness === undefined) return undefined;
  return {
    severity: 'error',
    text: `The secret ${name} ${weakness} \`npx firebase functions:secrets:set ${name}\` takes ${SECRETS[name]}.`,
  };
}

/** What is wrong with a value that nobody forges with. */
function shapeFault(name: keyof typeof SECRETS, value: string): string | undefined {
  if (name === 'STRIPE_SECRET_KEY') {
    return stripeMode(value) === undefined || value.startsWith('pk_')
      ? 'is no secret or restricted key of Stripe’s.'
      : undefined;
  }
  if (name !== 'SMTP_URL' || value === 'off' || /^smtps?:\/\/\S+$/.test(value)) return undefined;
  return 'is no address of a mail server.';
}

function isSigning(name: string): name is SigningSecret {
  return (SIGNING_SECRETS as readonly string[]).includes(name);
}

/** What the CLI prints of a value: one line, beside which it may say that there is a newer CLI. */
function printedValue(output: string): string {
  return output.trim().split('\n').at(-1)?.trim() ?? '';
}

/** What is wrong with a secret beside what the website is built with. */
export function mismatchProblem(
  name: keyof typeof SECRETS,
  value: string,
  web: Settings,
): Problem | undefined {
  if (name !== 'STRIPE_SECRET_KEY') return undefined;
  const text = stripeModeFault(web.VITE_STRIPE_PUBLISHABLE_KEY ?? '', value);
  return text === undefined ? undefined : { severity: 'error', text };
}

/**
 * Asks the project for its secrets. One problem for each that is missing, can be guessed or does not go with the website's
 * settings, and one if nobody is signed in. No value is printed or kept.
 */
export async function secretProblems(root: string, project: string, web: Settings): Promise<Problem[]> {
  const problems: Problem[] = [];
  const env = { ...process.env, NODE_NO_WARNINGS: '1' };
  for (const name of Object.keys(SECRETS) as (keyof typeof SECRETS)[]) {
    const args = ['functions:secrets:access', name, '--project', project, '--non-interactive'];
    const problem = await run(process.execPath, [firebaseCliFile(root), ...args], { cwd: root, env }).then(
      async (output) => {
        const value = printedValue(output);
        const problem = weaknessProblem(name, value) ?? mismatchProblem(name, value, web);
        if (problem !== undefined || name !== 'STRIPE_SECRET_KEY') return problem;
        return permissionProblem(value, askStripeWith(value));
      },
      (error: unknown) => {
        if (error instanceof CommandFailed) return secretProblem(name, error.message);
        throw error;
      },
    );
    if (problem) problems.push(problem);
    // Who isn't logged in would be told so seven times, and each takes seconds.
    if (problem && isNotLoggedIn(problem)) break;
  }
  return problems;
}
