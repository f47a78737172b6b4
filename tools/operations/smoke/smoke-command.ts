import { LOCAL_PROJECT, REGION } from '@thriftline/domain/base/ports';
import { isTaken } from '@thriftline/local/free-ports';
import { offsetFrom, portsAt } from '@thriftline/local/ports';
import { parseSmokeArguments, type SmokeArguments } from './smoke-arguments.ts';
import { runSmokeChecks } from './smoke-checks.ts';
import { deployedTarget, type SmokeTarget } from './smoke-target.ts';

async function localTarget(): Promise<SmokeTarget> {
  const ports = portsAt(offsetFrom(process.env));
  if (!(await isTaken(ports.hosting))) {
    throw new Error(
      'No local suite is running. Start it with `npm start`, or name a project with --project.',
    );
  }
  const at = (port: number) => `http://127.0.0.1:${port}`;
  return {
    site: at(ports.hosting),
    functions: `${at(ports.functions)}/${LOCAL_PROJECT}/${REGION}`,
    documents: `${at(ports.firestore)}/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents`,
  };
}

async function targetOf({ project, site }: SmokeArguments): Promise<SmokeTarget> {
  return project === undefined ? localTarget() : deployedTarget(project, REGION, site);
}

/** `npm run smoke`: asks a running shop for what each visitor needs, and says what is wrong. */
export async function smokeCommand(argv: readonly string[]): Promise<void> {
  try {
    const target = await targetOf(parseSmokeArguments(argv));
    console.log(`Looking at ${target.site}:`);
    const results = await runSmokeChecks(target);
    for (const { what, failure, note } of results) {
      if (failure !== undefined) console.error(`✗ ${what}\n    ${failure}`);
      else console.log(`✓ ${what}${note === undefined ? '' : ` (not checked: ${note})`}`);
    }
    process.exit(results.some(({ failure }) => failure !== undefined) ? 1 : 0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
