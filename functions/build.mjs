// Bundles the functions so that `firebase deploy` needs no workspace, and a cold start reads few files. The package.json and the
// lock file beside the bundle are for the Firebase CLI, which describes the functions with the `firebase-functions` it finds there.
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { BUNDLE } from './bundle.mjs';
import { lockOfWorkspace } from './lock-file.mjs';

const folder = new URL('.', import.meta.url);
const dist = new URL('dist/', folder);
const own = JSON.parse(await readFile(new URL('package.json', folder), 'utf8'));
const isOurs = (name) => name.startsWith('@thriftline/');
const dependencies = Object.fromEntries(Object.entries(own.dependencies).filter(([name]) => !isOurs(name)));

/**
 * What the website's build left for functions: the page that starts the app, which `adPage` fills in, and with what
 * that and `homePage` draw.
 */
const website = new URL('../web/dist/', folder);
const PAGES = ['app.html', 'home.html'];
const FOR_FUNCTIONS = '.functions';

/** Settings a person may have put beside package.json; the Firebase CLI reads them from the deployed folder. */
const isSettings = (name) => name === '.secret.local' || /^\.env(\.|$)/.test(name);

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
await build(BUNDLE);
const manifest = {
  name: 'thriftline-functions',
  private: true,
  type: 'module',
  main: 'index.js',
  engines: { node: '22' },
  dependencies,
};
const lock = JSON.parse(await readFile(new URL('../package-lock.json', folder), 'utf8'));
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
await writeFile(new URL('package.json', dist), json(manifest));
await writeFile(new URL('package-lock.json', dist), json(lockOfWorkspace(lock, 'functions', manifest)));
for (const name of (await readdir(folder)).filter(isSettings)) {
  await copyFile(new URL(name, folder), new URL(name, dist));
}

try {
  for (const name of PAGES) await copyFile(new URL(name, website), new URL(name, dist));
  await cp(new URL(FOR_FUNCTIONS, website), new URL('drawing', dist), { recursive: true });
} catch (error) {
  if (error.code !== 'ENOENT') throw error;
  console.warn(
    'The website is not built: until it is, and then the functions again, / and /ads have no page.',
  );
}
