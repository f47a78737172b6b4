import { localAdminApp } from '@thriftline/local/admin-app';
import { isTaken } from '@thriftline/local/free-ports';
import { offsetFrom, portsAt } from '@thriftline/local/ports';
import { type App, applicationDefault, initializeApp } from 'firebase-admin/app';
import { grantAdmin } from './grant-admin.ts';
import { parseGrantAdminArguments } from './grant-admin-arguments.ts';

async function localApp(): Promise<App> {
  const ports = portsAt(offsetFrom(process.env));
  if (!(await isTaken(ports.auth))) {
    throw new Error(
      'No local suite is running. Start it with `npm start`, or name a real project with --project.',
    );
  }
  return localAdminApp(ports);
}

/** `npm run grant-admin -- EMAIL`: makes the first admin. */
export async function grantAdminCommand(argv: readonly string[]): Promise<void> {
  try {
    const { email, project } = parseGrantAdminArguments(argv);
    const app = project
      ? initializeApp({ projectId: project, credential: applicationDefault() })
      : await localApp();
    const uid = await grantAdmin(app, email);
    const where = project ?? 'the local suite';
    console.log(`${email} (${uid}) is an admin of ${where} now. An open page notices within seconds.`);
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
