import { parseArgs } from 'node:util';

/** What `npm run grant-admin` was asked for. */
export interface GrantAdminArguments {
  email: string;
  /** A real project; the local suite when absent. */
  project: string | undefined;
}

export const GRANT_ADMIN_USAGE = `Usage: npm run grant-admin -- EMAIL [--project PROJECT_ID]
  Makes the account with this e-mail address an admin: in the running local suite, or with --project in a real
  project. Log in first with \`gcloud auth application-default login\`, or name a key file in
  GOOGLE_APPLICATION_CREDENTIALS.`;

/** The options of `npm run grant-admin`. Throws with the usage for anything else. */
export function parseGrantAdminArguments(args: readonly string[]): GrantAdminArguments {
  let parsed: { values: { project?: string }; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: { project: { type: 'string' } } });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${GRANT_ADMIN_USAGE}`);
  }
  const [email, ...more] = parsed.positionals;
  if (!email?.includes('@') || more.length > 0) throw new Error(GRANT_ADMIN_USAGE);
  return { email, project: parsed.values.project };
}
