import { join } from 'node:path';
import { CommandFailed, run } from '@thriftline/bin/child-group';
import type { Problem } from './problems.ts';

/** The secrets that functions read, and where each comes from. */
export const SECRETS = {
  STRIPE_SECRET_KEY: "the secret key of Stripe's dashboard, sk_live_… or sk_test_…",
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook endpoint in Stripe, whsec_…',
  JWT_SECRET: 'a long random text of your own, e.g. from `openssl rand -hex 32`',
} as const;

const NOT_SIGNED_IN = /authenticat|firebase login|credential/i;

/** The Firebase CLI of this repository, to be run with Node.js. */
export function firebaseCliFile(root: string): string {
  return join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
}

/** What the CLI's answer about one secret means; an answer of undefined means that the secret is there. */
export function secretProblem(name: keyof typeof SECRETS, failure: string | undefined): Problem | undefined {
  if (failure === undefined) return undefined;
  if (NOT_SIGNED_IN.test(failure)) {
    return { severity: 'error', text: 'The Firebase CLI is not signed in: run `npx firebase login`.' };
  }
  if (/404|not found|no version/i.test(failure)) {
    return {
      severity: 'error',
      text: `The secret ${name} is missing: \`npx firebase functions:secrets:set ${name}\` takes ${SECRETS[name]}.`,
    };
  }
  return { severity: 'error', text: `Could not look up the secret ${name}: ${failure.trim()}` };
}

/** Asks the project which secrets it has. One problem for each that is missing, and one if nobody is signed in. */
export async function secretProblems(root: string, project: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of Object.keys(SECRETS) as (keyof typeof SECRETS)[]) {
    const args = ['functions:secrets:get', name, '--project', project, '--non-interactive'];
    const failure = await run(process.execPath, [firebaseCliFile(root), ...args], { cwd: root }).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof CommandFailed) return error.message;
        throw error;
      },
    );
    const problem = secretProblem(name, failure);
    if (!problem || problems.some(({ text }) => text === problem.text)) continue;
    problems.push(problem);
  }
  return problems;
}
