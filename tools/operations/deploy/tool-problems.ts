import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nodeVersionProblem } from '@thriftline/run/node-version';
import type { Problem } from './problems.ts';

async function versionIn(file: string): Promise<string | undefined> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as { version?: string }).version;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What keeps this machine's Node.js and Firebase CLI from deploying: the CLI has to be the version that package.json names. */
export async function toolProblems(root: string, node: string): Promise<Problem[]> {
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const wanted = devDependencies['firebase-tools'];
  const installed = await versionIn(join(root, 'node_modules/firebase-tools/package.json'));
  const problems: Problem[] = [];
  const tooOld = nodeVersionProblem(node);
  if (tooOld) problems.push({ severity: 'error', text: tooOld });
  if (installed !== wanted) {
    const found = installed === undefined ? 'not installed' : installed;
    problems.push({
      severity: 'error',
      text: `The Firebase CLI is ${found}, and package.json names ${wanted}: run \`npm ci\`.`,
    });
  }
  return problems;
}
