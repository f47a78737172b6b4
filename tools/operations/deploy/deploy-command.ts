import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { askByCommandLine } from '../google/ask-google.ts';
import { firebaseCliFile } from '../google/firebase-cli.ts';
import { DEPLOY_USAGE, type DeployArguments, parseDeployArguments } from './deploy-arguments.ts';
import { googleProblems } from './google-problems.ts';
import { buildSteps, writeDeployedConfig } from './hosting-policy.ts';
import { deployedIndexProblems } from './index-limits.ts';
import { type Problem, partsProblems, projectProblems, settingsProblems, siteOriginOf } from './problems.ts';
import { deployedRulesProblems } from './rules-size.ts';
import { secretProblems } from './secrets.ts';
import { readDeploySettings } from './settings.ts';
import { toolProblems } from './tool-problems.ts';

async function defaultProject(): Promise<string | undefined> {
  const file = JSON.parse(await readFile(join(ROOT, '.firebaserc'), 'utf8')) as {
    projects?: Record<string, string>;
  };
  return file.projects?.default;
}

/** What files of this repository say, and what the machine has; needs no network. */
async function localProblems(project: string | undefined): Promise<Problem[]> {
  const [tools, indexes, rules] = await Promise.all([
    toolProblems(ROOT, process.versions.node),
    deployedIndexProblems(ROOT),
    deployedRulesProblems(ROOT),
  ]);
  return [...tools, ...projectProblems(project), ...indexes, ...rules];
}

/** What settings, secrets and Google say. Nothing is deployed with secrets that nobody could look at. */
async function problemsOf(project: string, isMereCheck: boolean): Promise<Problem[]> {
  const settings = await readDeploySettings(ROOT, project, process.env);
  const asked = {
    project,
    bucket: settings.web.VITE_FIREBASE_STORAGE_BUCKET || `${project}.firebasestorage.app`,
    authDomain: settings.web.VITE_FIREBASE_AUTH_DOMAIN || `${project}.firebaseapp.com`,
    siteOrigin: siteOriginOf(settings.web, project),
  };
  const secrets = (await secretProblems(ROOT, project, settings.web)).map(
    (problem): Problem =>
      problem.severity === 'unasked' && !isMereCheck
        ? { severity: 'error', text: `Could not check ${problem.text}` }
        : problem,
  );
  return [
    ...settingsProblems(settings, project),
    ...secrets,
    ...(await googleProblems(asked, askByCommandLine(ROOT))),
  ];
}

const WORDS = { error: 'Missing or wrong', warning: 'Note', unasked: 'Not asked' };

function print(problems: readonly Problem[]): void {
  for (const { severity, text } of problems) {
    const line = `${WORDS[severity]}: ${text}`;
    if (severity === 'error') console.error(line);
    else console.log(line);
  }
}

/** Runs a program to its end, with the terminal. Gives its exit code. */
function runInTerminal(
  command: string,
  args: readonly string[],
  options: { shell?: true } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Builds, by the steps that firebase.json names, and deploys. Gives the CLI's exit code, or that of the step that failed. */
async function deploy(project: string, { only, force }: DeployArguments): Promise<number> {
  for (const step of await buildSteps(ROOT, only)) {
    const code = await runInTerminal(step, [], { shell: true });
    if (code !== 0) return code;
  }
  const { web } = await readDeploySettings(ROOT, project, process.env);
  const config = await writeDeployedConfig(ROOT, web);
  const parts = only === undefined ? [] : ['--only', only];
  const args = ['deploy', '--project', project, '--config', config, ...parts, ...(force ? ['--force'] : [])];
  return runInTerminal(process.execPath, [firebaseCliFile(ROOT), ...args]);
}

/** `npm run deploy`: checks the configuration, says everything that is missing, and deploys when nothing is. */
export async function deployCommand(argv: readonly string[]): Promise<void> {
  try {
    const wanted = parseDeployArguments(argv);
    const { check, help, only, project: named } = wanted;
    if (help) {
      console.log(DEPLOY_USAGE);
      return;
    }
    const project = named ?? (await defaultProject());
    const local = await localProblems(project);
    const isNamed = project && projectProblems(project).length === 0;
    const problems = [...local, ...partsProblems(only), ...(isNamed ? await problemsOf(project, check) : [])];
    print(problems);
    if (problems.some(({ severity }) => severity === 'error')) {
      console.error('\nNothing was deployed. docs/first-deployment.md leads through each step.');
      process.exit(1);
    }
    if (check) {
      const isAllAsked = !problems.some(({ severity }) => severity === 'unasked');
      console.log(
        isAllAsked
          ? `Everything that ${project} needs is there.`
          : `Everything that could be checked is there. Check the rest before you deploy to ${project}.`,
      );
      return;
    }
    process.exit(await deploy(project as string, wanted));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
