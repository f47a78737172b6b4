import { parseArgs } from 'node:util';

/** What `npm run deploy` was asked for. */
export interface DeployArguments {
  /** The Firebase project; absent means the default one of .firebaserc. */
  project: string | undefined;
  /** Parts to deploy, in the Firebase CLI's words; absent means all. */
  only: string | undefined;
  /** Look at the configuration and stop. */
  check: boolean;
  /** Delete functions and indexes that this version has no more, without asking: what a script can't be asked. */
  force: boolean;
  help: boolean;
}

export const DEPLOY_USAGE = `Usage: npm run deploy -- [--project PROJECT_ID] [--only PARTS] [--check] [--force]
  --project   the Firebase project; without it the default one of .firebaserc
  --only      some parts only, as the Firebase CLI names them: hosting,functions,firestore,storage
  --check     say what is missing on this machine, in the settings and in the project, and stop
  --force     delete functions and indexes that this version no longer has; without a terminal the CLI stops instead of asking
docs/first-deployment.md leads from an empty project to the first sale.`;

/** The options of `npm run deploy`. Throws with the usage for anything else. */
export function parseDeployArguments(args: readonly string[]): DeployArguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        project: { type: 'string' },
        only: { type: 'string' },
        check: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const { project, only, check, force, help } = values;
    return { project, only, check, force, help };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${DEPLOY_USAGE}`);
  }
}
