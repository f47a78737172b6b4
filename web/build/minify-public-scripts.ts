import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/** The scripts in public/, which Vite copies as they are: every first visit has them all, and the first before anything is painted. */
const SCRIPTS = ['first-paint.js', 'push-worker.js', 'share-worker.js'];

/** A script without its comments and long names; what stands at its top keeps its name. Throws where it can't be read. */
export async function minified(name: string, source: string): Promise<string> {
  const { code, errors } = await minify(name, source, { module: false, compress: { target: 'es2023' } });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}

/** Writes them in the place of Vite's copies. */
export function minifyPublicScripts(): Plugin {
  let folder: string;
  return {
    name: 'minify-public-scripts',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    async generateBundle() {
      for (const fileName of SCRIPTS) {
        const source = await minified(fileName, await readFile(join(folder, fileName), 'utf8'));
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
