import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../source-files.ts';

const SOURCES = repositoryFiles('web/src/**/*.ts', 'web/src/**/*.tsx').filter(
  (path) => !/\.test\.tsx?$/.test(path),
);

const FIELD = 'web/src/components/plain/number-field.tsx';

/** The places that match, as the path of their file. */
const filesWith = (pattern: RegExp) => SOURCES.filter((path) => pattern.test(textOf(path)));

describe('a number is typed', () => {
  it('into no field of the browser, which changes under the wheel and reads commas as it likes', () => {
    expect(filesWith(/\btype(?:=\{?|: ?)['"`](?:number|range)['"`]/)).toEqual([]);
  });

  it('into one field: no other asks a phone for its keys of numbers, but the code of a pick-up, which is digits', () => {
    expect(filesWith(/inputMode/)).toEqual(
      ['web/src/features/orders/components/act-dialog.tsx', FIELD].sort(),
    );
    expect(textOf('web/src/features/orders/components/act-dialog.tsx').match(/inputMode/g)).toHaveLength(1);
  });

  it('and is read by one rule: no form turns its texts into numbers by itself', () => {
    expect(filesWith(/\b(?:Number|parseFloat|parseInt)\((?:values|typed|text|field|amount|price)\b/)).toEqual(
      [],
    );
  });
});
