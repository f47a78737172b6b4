import { MESSAGES } from '@thriftline/domain/base/messages';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../source-files.ts';
import { shownTexts } from './shown-texts.ts';
import { formsIn } from './voice-forms.ts';

/** How many of these forms a workspace still has: a number here may only fall. */
const LEFT: Record<string, number> = { web: 7, functions: 88, domain: 81 };

/** Texts that the specification quotes stay as they are. */
const QUOTED = new Set<string>(Object.values(MESSAGES));

/** Not read by whoever uses the shop: what tests need, essays, and reasons that the documents list. */
const OTHER_VOICES = /\.test\.tsx?$|\/testing\/|\/blog\/articles\//;

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

describe('the voice of the shop', () => {
  it.each(Object.keys(LEFT))('has none of the forms that it dropped in %s', (workspace) => {
    const forms = formsOf(workspace);
    expect(forms.length, forms.join('\n')).toBe(LEFT[workspace]);
  });
});
