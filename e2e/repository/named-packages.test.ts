import { expect, it } from 'vitest';
import { isForTests, specifiersIn } from './imports.ts';
import { repositoryFiles, textOf } from './source-files.ts';

/** The specification names these packages. Where each has to be imported: in what is shipped, or in what builds or tests it. */
const NAMED: Record<string, RegExp> = {
  react: /^web\/src\//,
  'react-dom': /^web\/src\//,
  'react-router-dom': /^web\/src\//,
  firebase: /^web\/src\//,
  'firebase-admin': /^functions\/src\//,
  'firebase-functions': /^functions\/src\//,
  reactfire: /^web\/src\//,
  stripe: /^functions\/src\//,
  '@stripe/react-stripe-js': /^web\/src\//,
  '@stripe/stripe-js': /^web\/src\//,
  formik: /^web\/src\//,
  yup: /^(web|domain|functions)\/src\//,
  notistack: /^web\/src\//,
  '@mui/material': /^web\/src\//,
  '@emotion/react': /^web\/src\//,
  vite: /^web\/vite\.config\.ts$/,
  '@firebase/rules-unit-testing': /^e2e\/rules\//,
  vitest: /^e2e\/.+\.test\.ts$/,
};

const FOR_TESTS = new Set(['@firebase/rules-unit-testing', 'vitest']);

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Folders of the workspaces that depend on a package. */
function dependents(name: string): string[] {
  return repositoryFiles('*/package.json').flatMap((path) => {
    const { dependencies, devDependencies } = JSON.parse(textOf(path)) as Manifest;
    return name in { ...dependencies, ...devDependencies } ? [path.replace(/\/package\.json$/, '')] : [];
  });
}

const sources = repositoryFiles('*.ts', '*.tsx').map((path) => ({
  path,
  imported: specifiersIn(textOf(path)),
}));

/** Files that import a package for what it does: not its types alone, and no tests, unless it is there for them. */
function importers(name: string): string[] {
  const isOfIt = (specifier: string) => specifier === name || specifier.startsWith(`${name}/`);
  return sources
    .filter(({ path }) => FOR_TESTS.has(name) || !isForTests(path))
    .filter(({ imported }) => imported.some(({ specifier, isType }) => !isType && isOfIt(specifier)))
    .map(({ path }) => path);
}

it.each(Object.entries(NAMED))(
  '%s, which the user named, is depended on and does its work',
  (name, place) => {
    const found = importers(name).filter((path) => place.test(path));
    expect(
      found.length,
      `The user named ${name}: it has to stay, and nothing imports it in ${place.source}.`,
    ).toBeGreaterThan(0);
    const folders = dependents(name);
    const lacking = found.filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)));
    expect(lacking, `The user named ${name}: it has to stay in the package.json of these files.`).toEqual([]);
  },
);

/** What the user named of reactfire. */
const OF_REACTFIRE = [
  'FirebaseAppProvider',
  'AuthProvider',
  'FirestoreProvider',
  'useFirestoreCollection',
  'useFirestoreDoc',
  'useFirestoreDocData',
  'useSigninCheck',
  'useStorageTask',
  'useStorageDownloadURL',
];

it.each(OF_REACTFIRE)('%s of reactfire is used, or said why not where it would be', (name) => {
  const texts = repositoryFiles('web/src/*.ts', 'web/src/*.tsx').map(textOf);
  const isUsed = texts.some((text) =>
    [...text.matchAll(/import \{([^}]+)\} from 'reactfire'/g)].some(([, names = '']) =>
      names.split(',').some((one) => one.trim() === name),
    ),
  );
  const isExplained = texts.some((text) =>
    [...text.matchAll(/Why not reactfire's [\s\S]*?\*\//g)].some(([reasons]) =>
      reasons.includes(`\`${name}\``),
    ),
  );
  expect(isUsed || isExplained, `The user named ${name} of reactfire.`).toBe(true);
});
