import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Names and values, as a `.env` file or the environment gives them. */
export type Settings = Record<string, string | undefined>;

/** What a deployment is configured with. */
export interface DeploySettings {
  /** `VITE_*` of the website's production build. */
  web: Settings;
  /** What the functions are told beside their secrets. */
  functions: Settings;
}

async function readSettings(file: string): Promise<Settings> {
  try {
    return parseEnv(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

async function readAll(folder: string, names: readonly string[]): Promise<Settings> {
  const files = await Promise.all(names.map((name) => readSettings(join(folder, name))));
  return Object.assign({}, ...files);
}

/**
 * The settings of a deployment to this project, from the files beside `web/` and `functions/` in the order in which
 * Vite and the Firebase CLI read them: the later file wins, and for the website the environment wins over all.
 */
export async function readDeploySettings(
  root: string,
  project: string,
  environment: NodeJS.ProcessEnv,
): Promise<DeploySettings> {
  const given = Object.entries(environment).filter(([name]) => name.startsWith('VITE_'));
  const [web, functions] = await Promise.all([
    readAll(join(root, 'web'), ['.env', '.env.local', '.env.production', '.env.production.local']),
    readAll(join(root, 'functions'), ['.env', `.env.${project}`]),
  ]);
  return { web: { ...web, ...Object.fromEntries(given) }, functions };
}
