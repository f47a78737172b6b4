import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { inEnglish } from '@thriftline/domain/base/texts/words';
import { printedTexts, type ShownText, shownTexts } from '@thriftline/texts/shown-texts';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../source-files.ts';
import { markdownTexts } from './markdown-texts.ts';
import { formsIn, TECHNICAL_FORMS, VOICE_FORMS } from './voice-forms.ts';

/** Workspaces whose texts people read in the shop. */
const WORKSPACES = ['web', 'functions', 'domain'];

/** The sources of programs that people run: the local suite, operations, the launcher, benches, commands of the tests. */
const TOOLS = [
  'tools/**/*.ts',
  'tools/run/**/*.mjs',
  'bench/**/*.ts',
  'e2e/**/*command.ts',
  'emulators/*/src/arguments.ts',
];

/** Texts that the specification quotes stay as they are. */
const QUOTED = new Set(Object.values(MESSAGES).map(inEnglish));

/** Not texts of the shop: what tests need, essays, reasons that only tests and documents list, and what a link signs. */
const OTHER_VOICES =
  /\.test\.tsx?$|\/(testing|blog\/articles)\/|\/(counted-acts|deleted-and-kept-data|unsubscribe-link)\.ts$/;

/** The forms of a file's texts, each with its place and what to say instead. */
function formsOf(path: string, texts: readonly ShownText[], forms = VOICE_FORMS): string[] {
  return texts
    .filter(({ text }) => !QUOTED.has(text))
    .flatMap(({ line, text }) =>
      formsIn(text, forms).map((instead) => `${path}:${line}: ${text} [say: ${instead}]`),
    );
}

describe('what a reader sees of a source', () => {
  it.each([
    ['<p>Sold to <b>{name}</b>.</p>', ['Sold to {…}.']],
    ['<Button aria-label="Close" className="wide one">OK</Button>', ['OK', 'Close']],
    [`notify.info(sent ? 'It is sent' : \`\${count} wait\`)`, ['It is sent', '{…} wait']],
    ["throw new Error('Not for a reader')", []],
    ["import { a } from 'a b';", []],
  ])('in %s', (source, texts) => {
    expect(shownTexts(source).map(({ text }) => text)).toEqual(texts);
  });
});

describe('what a reader sees of a document', () => {
  it.each([
    ['# Costs\n\nOne line\nand `code`.\n', ['Costs', 'One line and {…}.']],
    ['- **One**: [a page](a.md)\n- [two.ts](b/two.ts)\n', ['One: a page']],
    ['| What | Why |\n| --- | --- |\n| `a` | b |\n', ['What', 'Why', 'b']],
    ['```sh\nrm anew\n```\nAfter it.\n', ['After it.']],
  ])('in %j', (markdown, texts) => {
    expect(markdownTexts(markdown).map(({ text }) => text)).toEqual(texts);
  });
});

it('what a tool prints is read, and so are its errors', () => {
  const source = "console.log('It is done');\nthrow new Error('Name a project');";
  expect(printedTexts(source).map(({ text }) => text)).toEqual(['It is done', 'Name a project']);
});

describe('the forms that the shop dropped', () => {
  it.each([
    ['It is not for sale any more', ['no longer']],
    ['What you book waits here.', ['a subject that is a noun']],
    ['What’s wrong?', []],
    ['Somebody looked at it meanwhile', ['while, or nothing', 'the one who acts', 'check, view, review']],
    ['Letters, digits, - and _', []],
    ['Your card was charged.', []],
  ])('of “%s”', (text, forms) => {
    expect(formsIn(text)).toEqual(forms);
  });
});

describe('the voice of the shop has none of the forms that it dropped', () => {
  it.each(WORKSPACES)('in %s', (workspace) => {
    const paths = repositoryFiles(`${workspace}/src/**/*.ts`, `${workspace}/src/**/*.tsx`);
    const forms = paths
      .filter((path) => !OTHER_VOICES.test(path))
      .flatMap((path) => formsOf(path, shownTexts(textOf(path), path.endsWith('x') ? 'tsx' : 'ts')));
    expect(forms).toEqual([]);
  });

  it('in documents', () => {
    const forms = repositoryFiles('*.md').flatMap((path) =>
      formsOf(path, markdownTexts(textOf(path)), TECHNICAL_FORMS),
    );
    expect(forms).toEqual([]);
  });

  it('in what command-line tools print', () => {
    const paths = repositoryFiles(...TOOLS).filter((path) => !/\.test\.\w+$|\/testing\//.test(path));
    const forms = paths.flatMap((path) => formsOf(path, printedTexts(textOf(path)), TECHNICAL_FORMS));
    expect(paths.length).toBeGreaterThan(50);
    expect(forms).toEqual([]);
  });
});
