import { MESSAGES } from '@thriftline/domain/base/messages';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../source-files.ts';
import { shownTexts } from './shown-texts.ts';
import { formsIn } from './voice-forms.ts';

/** Workspaces whose texts people read in the shop. */
const WORKSPACES = ['web', 'functions', 'domain'];

/** Texts that the specification quotes stay as they are. */
const QUOTED = new Set<string>(Object.values(MESSAGES));

/** Not texts of the shop: what tests need, essays, reasons that only tests and documents list, and what a link signs. */
const OTHER_VOICES =
  /\.test\.tsx?$|\/(testing|blog\/articles)\/|\/(counted-acts|personal-data|unsubscribe-link)\.ts$/;

/** The forms of a workspace's texts, each with its place and what to say instead. */
function formsOf(workspace: string): string[] {
  return repositoryFiles(`${workspace}/src/**/*.ts`, `${workspace}/src/**/*.tsx`)
    .filter((path) => !OTHER_VOICES.test(path))
    .flatMap((path) => {
      const texts = shownTexts(textOf(path), path.endsWith('x') ? 'tsx' : 'ts');
      return texts
        .filter(({ text }) => !QUOTED.has(text))
        .flatMap(({ line, text }) =>
          formsIn(text).map((instead) => `${path}:${line}: ${text} [say: ${instead}]`),
        );
    });
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

describe('the voice of the shop', () => {
  it.each(WORKSPACES)('has none of the forms that it dropped in %s', (workspace) => {
    expect(formsOf(workspace)).toEqual([]);
  });
});
