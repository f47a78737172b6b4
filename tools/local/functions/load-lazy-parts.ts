import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** `import('…')` of a text, as the bundler writes it. */
const LAZY_IMPORT = /\bimport\("([^"]+)"\)/g;

/**
 * Loads what a bundle loads only once a call needs it. Here all functions share a process, so each is loaded once, before anybody
 * waits for it; what cannot be loaded fails where it is needed, too.
 */
export async function loadLazyParts(folder: string): Promise<void> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
  const specifiers = new Set(
    texts.flatMap((text) => [...text.matchAll(LAZY_IMPORT)].map(([, specifier]) => specifier as string)),
  );
  const { resolve } = createRequire(join(folder, 'index.js'));
  const load = async (specifier: string) => {
    const address = specifier.startsWith('.') ? join(folder, specifier) : resolve(specifier);
    await import(pathToFileURL(address).href);
  };
  await Promise.allSettled([...specifiers].map(load));
}
