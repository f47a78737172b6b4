import { ROOT } from '@thriftline/run/root';
import { PROJECT } from '../deploy/google-answers.ts';
import { askProject } from '../deploy/google-checks.ts';
import { askByCommandLine, CouldNotAsk, GoogleRefused } from '../google/ask-google.ts';
import { runSetup } from './run-setup.ts';
import { parseSetupArguments } from './setup-arguments.ts';
import { leftByHand, NUMBER, setupLines, shellLine } from './setup-lines.ts';

const ask = askByCommandLine(ROOT);

/** The project's number, which names Google's own accounts in it. */
async function numberOf(project: string): Promise<string> {
  return PROJECT.validateSync(await ask(askProject(project))).projectNumber;
}

/** The same for lines that are printed: without an answer a word stands for it. */
async function printedNumber(project: string): Promise<string> {
  try {
    return await numberOf(project);
  } catch (error) {
    if (!(error instanceof CouldNotAsk || error instanceof GoogleRefused)) throw error;
    console.log(`# The project's number couldn't be asked. ${error.message}`);
    console.log(`# ${NUMBER} stands for it: \`gcloud projects describe ${project}\` says it.\n`);
    return NUMBER;
  }
}

/** `npm run setup`: prints, or with `--yes` runs, what prepares a project for the first deployment. */
export async function setupCommand(argv: readonly string[]): Promise<void> {
  try {
    const { location, project, yes } = parseSetupArguments(argv);
    const number = await (yes ? numberOf : printedNumber)(project);
    const lines = setupLines(project, number, location);
    if (yes) await runSetup(lines, ask, console.log);
    else for (const line of lines) console.log(`# This line ${line.does}.\n${shellLine(line)}`);
    console.log('\n# Left to do by hand:');
    for (const step of leftByHand(project)) console.log(`# - ${step}`);
    console.log(`# Then: npm run deploy -- --project ${project} --check`);
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
