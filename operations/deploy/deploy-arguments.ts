import { parseArgs } from 'node:util';

/** What `npm run deploy` was asked for. */
export interface DeployArguments {
  /** The Firebase project; absent means the default one of .firebaserc. */
  project: string | undefined;
  /** Parts to deploy, in the Firebase CLI's words; absent means all. */
  only: string | undefined;
  /** Look at the configuration and stop. */
  check: boolean;
  help: boolean;
}

export const DEPLOY_USAGE = `Usage: npm run deploy -- [--project PROJECT_ID] [--only PARTS] [--check]
  --project   the Firebase project; without it the default one of .firebaserc
  --only      some parts only, as the Firebase CLI names them: hosting,functions,firestore,storage
  --check     say whether the configuration is complete, and stop
docs/deploying.md leads from an empty project to a live shop.`;

/** The options of `npm run deploy`. Throws with the usage for anything else. */
export function parseDeployArguments(args: readonly string[]): DeployArguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        project: { type: 'string' },
        only: { type: 'string' },
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return { project: values.project, only: values.only, check: values.check, help: values.help };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${DEPLOY_USAGE}`);
  }
}
