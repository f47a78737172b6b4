import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirebaseConfig } from './firebase-config.ts';

/** Where Hosting finds the files that the website's build named after what is in them. */
const ASSETS = 'web/dist/assets';

/** `button-JPZOKWT.js`: a name with its hash, as Vite writes it. */
const HASHED = /-([A-Za-z0-9_-]{7})\.[a-z0-9]+$/;

const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** The names of the files that the last build of the website made; none before the first. */
export async function readAssetNames(root: string): Promise<string[]> {
  try {
    return (await readdir(join(root, ASSETS))).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Has browsers keep for a year the files of this build whose names hold their hash, and no others. Hosting sends headers by path, with a
 * 404, too: a rule for all of `/assets` would have a browser that asks for a file of another version, or a moment too early, believe for a
 * year that there is none. What is not named here is `no-cache`, as firebase.json says. Of the rules that fit a path the last one counts.
 */
export function keepAssets(config: FirebaseConfig, names: readonly string[]): FirebaseConfig {
  const hashes = names.flatMap((name) => HASHED.exec(name)?.[1] ?? []);
  if (hashes.length === 0) return config;
  const kept = {
    // In the syntax of RE2, which Hosting takes: https://firebase.google.com/docs/hosting/full-config#headers
    regex: `^/assets/[^/]+-(${[...new Set(hashes)].join('|')})[.][a-z0-9]+$`,
    headers: [{ key: 'Cache-Control', value: FOR_A_YEAR }],
  };
  return { ...config, hosting: { ...config.hosting, headers: [...config.hosting.headers, kept] } };
}
