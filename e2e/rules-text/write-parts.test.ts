import { describe, expect, it } from 'vitest';
import type { RulesPart } from './parts/rules-part.ts';
import { withParts } from './write-parts.ts';

const partOf = (text: string, name = 'reasons'): RulesPart => ({ name, from: 'reports/report.ts', text });
const rulesWith = (...parts: string[]) => ['service x {', ...parts, '  allow read;', '}', ''].join('\n');
const EMPTY = '  // <reasons>\n  // </reasons>';

describe('a part of the rules', () => {
  it('is written between its markers, as far in as they are, over what was there', () => {
    const rules = rulesWith('  // <reasons> Written long ago\n  old();\n  // </reasons>');
    expect(withParts(rules, [partOf('\nfunction a() {\n  return 1;\n}\n')])).toBe(
      rulesWith(
        '  // <reasons> Written by `npm run rules` from domain/src/reports/report.ts',
        '  function a() {\n    return 1;\n  }',
        '  // </reasons>',
      ),
    );
  });

  it('stays as it is when it is written again', () => {
    const parts = [partOf(`function a() { return ['${'name'.repeat(20)}', '${'other'.repeat(20)}']; }`)];
    const once = withParts(rulesWith(EMPTY), parts);
    expect(withParts(once, parts)).toBe(once);
  });

  it('has long lists broken between their names, and patterns never', () => {
    const names = Array.from({ length: 30 }, (_, index) => `name-${index}`);
    const list = `return ['${names.join("', '")}'];`;
    const pattern = `value.matches('${names.join("', '")}')`;
    const lines = withParts(rulesWith(EMPTY), [partOf(`${list}\n${pattern}`)]).split('\n');
    expect(lines).toContain(`  ${pattern}`);
    const written = lines.slice(2, lines.indexOf(`  ${pattern}`));
    expect(written.length).toBeGreaterThan(1);
    expect(written.filter((line) => line.length > 128)).toEqual([]);
    expect(written.map((line) => line.trim()).join(' ')).toBe(list);
  });

  it('is missed where it has no place', () => {
    expect(() => withParts(rulesWith(), [partOf('')])).toThrow('Put the lines // <reasons>');
  });

  it('is missed where there is only a place', () => {
    expect(() => withParts(rulesWith(EMPTY), [])).toThrow('Nothing writes the part <reasons>');
  });

  it('has one place', () => {
    expect(() => withParts(rulesWith(EMPTY, EMPTY), [partOf('')])).toThrow('is there twice');
  });
});

it('the contents name each section with its collections, in the order of the file', () => {
  const rules = [
    '// <contents>',
    '// </contents>',
    '    // ---- Accounts ----',
    '    match /users/{uid} {',
    '      match /nested/{id} {',
    '    match /users/{uid}/devices/{place} {',
    '    // ---- Pages ----',
    '',
  ].join('\n');
  expect(withParts(rules, []).split('\n').slice(1, 4)).toEqual([
    '//   Accounts:             users, users/devices',
    '//   Pages:',
    '// </contents>',
  ]);
});
