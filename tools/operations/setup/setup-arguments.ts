import { parseArgs } from 'node:util';

/** What `npm run setup` was asked for. */
export interface SetupArguments {
  /** The Firebase project. */
  project: string;
  /** Where the database is created, if there is none: it can never be moved. */
  location: string;
  /** Run the lines; otherwise they are printed. */
  yes: boolean;
}

export const SETUP_USAGE = `Usage: npm run setup -- --project PROJECT_ID [--location LOCATION] [--yes]
  Prints the gcloud lines that prepare a project: APIs, the database, the functions' service account and every role.
  --location  where the database is created, nam5 unless named; it can never be moved
  --yes       run the lines; each may be run again and changes nothing then`;

/** The options of `npm run setup`. Throws with the usage for anything else. */
export function parseSetupArguments(args: readonly string[]): SetupArguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        project: { type: 'string' },
        location: { type: 'string', default: 'nam5' },
        yes: { type: 'boolean', default: false },
      },
    });
    const { location, project, yes } = values;
    if (project === undefined) throw new Error('Name the project with --project.');
    if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project) || project.startsWith('demo-')) {
      throw new Error(`${project} is no project of Google's: take its id from the console.`);
    }
    if (!/^[a-z]+[a-z0-9-]*$/.test(location)) throw new Error(`${location} is no location of Google's.`);
    return { project, location, yes };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${SETUP_USAGE}`);
  }
}
