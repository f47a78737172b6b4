import { readFile } from 'node:fs/promises';
import { invariant } from '@thriftline/domain/base/invariant';
import type { OpenPage } from '@thriftline/domain/pages/open-page';

/**
 * What build.mjs puts beside the bundle: pages that start the app, what functions fill in, and which scripts hold the texts of each
 * language.
 */
export type PageFile =
  | 'app.html'
  | 'home.html'
  | 'drawing/packs.json'
  | `drawing/${'home' | 'ad' | OpenPage}-frame.html`;

const files = new Map<PageFile, Promise<string>>();

async function load(name: PageFile): Promise<string> {
  try {
    return await readFile(new URL(name, import.meta.url), 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    invariant(code !== 'ENOENT', 'the website is built before the functions (npm run build)');
    throw cause;
  }
}

/** A page as Hosting serves it, or a part of one: the build copies it here, so both are of one deployment. */
export function pageFile(name: PageFile): Promise<string> {
  const known = files.get(name);
  if (known !== undefined) return known;
  const file = load(name);
  files.set(name, file);
  return file;
}
