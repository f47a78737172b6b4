import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import vitestConfig from '../../vitest.config.ts';
import { repositoryFiles, textOf } from './source-files.ts';

const DOCUMENTS = repositoryFiles('*.md');
const FILES = new Set(repositoryFiles());
const FOLDERS = new Set([...FILES].flatMap(foldersAbove));
const SCRIPTS: ReadonlySet<string> = new Set(
  repositoryFiles('package.json', '*/package.json').flatMap((path) =>
    Object.keys((JSON.parse(textOf(path)) as { scripts?: Record<string, string> }).scripts ?? {}),
  ),
);

/** What is made when the project runs, so that a fresh clone lacks it. */
const MADE =
  /^(\.data|\.local|coverage|node_modules|.*\/dist|dist|firebase\.local.*\.json)(\/|$)|\.(secret\.local|env(\..*)?)$/;
/** First parts of a path that say it is one of this repository. */
const OURS =
  /^(bench|docs|domain|e2e|emulators|functions|texts|tools|web|\.ci)\/|^(firebase|firestore|storage|package-lock|package|tsconfig|vitest|biome)(\.base|\.indexes|\.config)?\.(json|rules|ts)$/;

function foldersAbove(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/** What a document names in `code`, outside of blocks. */
function codeOf(markdown: string): string[] {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** Also what stands in blocks of shell commands. */
function commandsOf(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  return [...codeOf(markdown), ...blocks.flatMap((block) => block.split('\n'))];
}

const TEST_FILES = [...FILES].filter((path) => /\.test\.tsx?$/.test(path));

/** Whether a path is of the patterns. Hundreds of them are paths as they are: to try each as a glob on every file takes half a minute. */
function isOf(patterns: readonly string[]): (path: string) => boolean {
  const paths = new Set(patterns);
  const globs = patterns.filter((pattern) => /[*?{[]/.test(pattern));
  return (path) => paths.has(path) || globs.some((glob) => posix.matchesGlob(path, glob));
}

/** The tests of each project of vitest.config.ts, by its name. */
const TESTS = new Map(
  (vitestConfig.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project)) return [];
    const { name, include = [], exclude = [] } = project.test ?? {};
    const [isIncluded, isExcluded] = [isOf(include), isOf(exclude)];
    return [[name, TEST_FILES.filter((path) => isIncluded(path) && !isExcluded(path))] as const];
  }),
);

/** The tests of a project, or of all whose names match a pattern. */
function testsOf(project: string): string[] {
  return [...TESTS].flatMap(([name, tests]) =>
    typeof name === 'string' && posix.matchesGlob(name, project) ? tests : [],
  );
}

/** In which project a command of vitest looks for tests, and below which paths: PATH stands for any. */
function lookedFor(command: string): { project: string; path: string }[] {
  const [, project, paths = ''] = /--project '?([a-z*-]+)'?((?: [^-\s]\S*)*)/.exec(command) ?? [];
  if (project === undefined) return [];
  return paths.split(' ').map((path) => ({ project, path: path === 'PATH' ? '' : path }));
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(document: string): Set<string> {
  const text = textOf(document).replace(/^```[\s\S]*?^```/gm, '');
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** A path or pattern such as `e2e/rules/**`, as a test of whether anything is there. */
function exists(path: string): boolean {
  const plain = path.replace(/\/$/, '').replace(/:\d+$/, '');
  if (!/[*{<]/.test(plain)) return FILES.has(plain) || FOLDERS.has(plain);
  return [...FILES, ...FOLDERS].some((known) => posix.matchesGlob(known, plain.replace(/<[^>]*>/g, '*')));
}

/** Whether the path is there as seen from the root or from the document, which may stand beside a `src/`. */
function isThere(path: string, document: string): boolean {
  const folder = posix.dirname(document);
  return [path, posix.join(folder, path), posix.join(folder, 'src', path)].some(exists);
}

const looksLikePath = (code: string) => OURS.test(code) && /^[\w@.*{},<>/-]+$/.test(code) && !MADE.test(code);

describe.each(DOCUMENTS)('%s', (document) => {
  const text = textOf(document);

  it('names only files and folders that are there', () => {
    const named = codeOf(text).filter(looksLikePath);
    expect(named.filter((path) => !isThere(path, document))).toEqual([]);
  });

  it('links only to files that are there', () => {
    const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
    const local = targets.filter((target) => !/^[a-z]+:/.test(target));
    expect(local.filter((target) => !exists(posix.join(posix.dirname(document), target)))).toEqual([]);
  });

  it('links only to headings that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]*\.md)?#([^)]+)\)/g)];
    const wrong = links.filter(([, path, anchor = '']) => {
      const target = path === undefined ? document : posix.join(posix.dirname(document), path);
      return !path?.startsWith('http') && exists(target) && !anchorsOf(target).has(anchor);
    });
    expect(wrong.map(([link]) => link)).toEqual([]);
  });

  it('names only commands that there are', () => {
    const scripts = commandsOf(text).flatMap((code) => {
      const [, run, plain] = /\bnpm (?:run ([\w:-]+)|(test|start)\b)/.exec(code) ?? [];
      return run ?? plain ?? [];
    });
    expect(scripts.filter((script) => !SCRIPTS.has(script))).toEqual([]);
  });

  it('looks for tests only where the project has some', () => {
    const commands = commandsOf(text).filter((code) => /\bvitest\b|^--project/.test(code));
    const empty = commands
      .flatMap(lookedFor)
      .filter(({ project, path }) => !testsOf(project).some((test) => test.includes(path)));
    expect(empty).toEqual([]);
  });
});

describe('the steps of the recipes', () => {
  const steps = textOf('docs/recipes.md')
    .replace(/^ *```[\s\S]*?^ *```/gm, '')
    .split(/\n(?=\d+\. |- |\n)/);
  const filesOf = (step: string) =>
    [...step.matchAll(/\]\(\.\.\/([^)#\s]+\.(?:tsx?|mjs))\)/g)].map(([, path = '']) => path);
  const named = steps.flatMap((step) =>
    [...step.matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name = '']) => [name, filesOf(step)] as const),
  );

  it('name constants of the files that they link', () => {
    const tried = named.filter(([, files]) => files.length > 0);
    expect(tried.length).toBeGreaterThan(20);
    const elsewhere = tried.filter(([name, files]) => !files.some((path) => textOf(path).includes(name)));
    expect(elsewhere).toEqual([]);
  });
});

const wordsOf = (document: string) => textOf(document).split(/\s+/).filter(Boolean).length;

describe('the length of the documents', () => {
  it('is at most 200 words for a decision', () => {
    const decisions = DOCUMENTS.filter((path) => /^docs\/decisions\/\d/.test(path));
    expect(decisions.length).toBeGreaterThan(40);
    expect(decisions.filter((path) => wordsOf(path) > 200)).toEqual([]);
  });

  it('is at most 35,000 words in all, so that one person can read them', () => {
    expect(DOCUMENTS.map(wordsOf).reduce((sum, words) => sum + words, 0)).toBeLessThanOrEqual(35_000);
  });
});

describe('every folder at the root', () => {
  it('has a place in the tree that README.md shows', () => {
    const blocks = textOf('README.md')
      .split(/^```\w*$/m)
      .filter((_, index) => index % 2 === 1);
    const tree = blocks.find((block) => block.includes('firestore.rules')) ?? '';
    const folders = new Set(
      [...FILES].filter((path) => path.includes('/')).map((path) => path.split('/')[0]),
    );
    const shown = (folder: string) => tree.includes(`${folder}/`);
    expect([...folders].filter((folder) => folder !== '.ci' && !shown(folder ?? ''))).toEqual([]);
  });
});
