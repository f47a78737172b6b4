import { parseArgs } from 'node:util';

/** What `npm run smoke` was asked for. */
export interface SmokeArguments {
  /** A real project; the running local suite when absent. */
  project: string | undefined;
  /** Where its website is, when that is not `PROJECT.web.app`. */
  site: string | undefined;
}

export const SMOKE_USAGE = `Usage: npm run smoke -- [--project PROJECT_ID [--site https://shop.example]]
  Asks a shop that is running for its pages, a callable, rules, webhook and sitemap, and says what is wrong.
  Without --project it asks the running local suite. It writes nothing and needs no login.`;

/** The options of `npm run smoke`. Throws with the usage for anything else. */
export function parseSmokeArguments(args: readonly string[]): SmokeArguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { project: { type: 'string' }, site: { type: 'string' } },
    });
    if (values.site !== undefined && values.project === undefined) {
      throw new Error('--site belongs to a project: name it with --project.');
    }
    if (values.site !== undefined && !/^https:\/\/[^/\s]+\/?$/.test(values.site)) {
      throw new Error(`--site is ${values.site}: it must be like https://shop.example.`);
    }
    return { project: values.project, site: values.site };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${SMOKE_USAGE}`);
  }
}
