import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@thriftline/bin/root';
import { DEPLOY_USAGE, parseDeployArguments } from './deploy-arguments.ts';
import { writeDeployedConfig } from './hosting-policy.ts';
import { type Problem, projectProblems, settingsProblems } from './problems.ts';
import { firebaseCliFile, secretProblems } from './secrets.ts';
import { readDeploySettings } from './settings.ts';

async function defaultProject(): Promise<string | undefined> {
  const file = JSON.parse(await readFile(join(ROOT, '.firebaserc'), 'utf8')) as {
    projects?: Record<string, string>;
  };
  return file.projects?.default;
}

async function problemsOf(project: string): Promise<Problem[]> {
  const settings = await readDeploySettings(ROOT, project, process.env);
  return [...settingsProblems(settings, project), ...(await secretProblems(ROOT, project, settings.web))];
}

function print(problems: readonly Problem[]): void {
  for (const { severity, text } of problems) {
    const line = `${severity === 'error' ? 'Missing or wrong' : 'Note'}: ${text}`;
    if (severity === 'error') console.error(line);
    else console.log(line);
  }
}

/** Builds (through firebase.json's predeploy steps) and deploys. Gives the CLI's exit code. */
async function deploy(project: string, only: string | undefined): Promise<number> {
  const { web } = await readDeploySettings(ROOT, project, process.env);
  const config = await writeDeployedConfig(ROOT, web);
  const args = ['deploy', '--project', project, '--config', config, ...(only ? ['--only', only] : [])];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [firebaseCliFile(ROOT), ...args], { cwd: ROOT, stdio: 'inherit' });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** `npm run deploy`: checks the configuration, says everything that is missing, and deploys when nothing is. */
export async function deployCommand(argv: readonly string[]): Promise<void> {
  try {
    const { check, help, only, project: named } = parseDeployArguments(argv);
    if (help) {
      console.log(DEPLOY_USAGE);
      return;
    }
    const project = named ?? (await defaultProject());
    const wrongProject = projectProblems(project);
    const problems = project && wrongProject.length === 0 ? await problemsOf(project) : wrongProject;
    print(problems);
    if (problems.some(({ severity }) => severity === 'error')) {
      console.error('\nNothing was deployed. docs/deploying.md says where each setting comes from.');
      process.exit(1);
    }
    if (check) {
      console.log(`The configuration for ${project} is complete.`);
      return;
    }
    process.exit(await deploy(project as string, only));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
