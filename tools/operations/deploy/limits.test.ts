import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { describe, expect, it } from 'vitest';
import { deployedIndexProblems, indexLimitProblems } from './index-limits.ts';
import { deployedRulesProblems, rulesSize, rulesSizeProblems } from './rules-size.ts';

const rulesOf = (count: number) =>
  `service cloud.firestore {\n${'  // Who may read.\n  match /a/{b} { allow read: if true; }\n'.repeat(count)}}`;

describe('the size of security rules', () => {
  it.each([
    ['firestore.rules', 194_369],
    ['storage.rules', 6_891],
  ])('%s comes near what Google’s compiler made of it when it was measured', async (file, measured) => {
    const { compiled } = rulesSize(await readFile(join(ROOT, file), 'utf8'));
    // The rules grow: what holds is that bytes for a token stay about the same, and that ours is not the smaller number.
    expect(compiled).toBeGreaterThan(measured * 0.95);
    expect(compiled).toBeLessThan(measured * 1.3);
  });

  it('does not count comments, spaces, or what a text looks like', () => {
    expect(rulesSize("allow read: if a == '/* b c */'; // d e").compiled).toBe(
      rulesSize("allow read:if a=='x';").compiled,
    );
  });

  it('is told of from 80 % on, and refused where it is counted, not estimated', () => {
    expect(rulesSizeProblems('x.rules', rulesOf(100))).toEqual([]);
    expect(rulesSizeProblems('x.rules', rulesOf(850))).toMatchObject([
      { severity: 'warning', text: expect.stringMatching(/^x.rules compiles to about .* of the 250 KiB/) },
    ]);
    const long = rulesSizeProblems('x.rules', `// ${'-'.repeat(300_000)}`);
    expect(long).toMatchObject([{ severity: 'error', text: expect.stringContaining('256 KiB') }]);
  });

  it('is no reason to keep ours', async () => {
    expect((await deployedRulesProblems(ROOT)).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('the number of indexes', () => {
  it('is told of from 80 % on, and too many are refused', () => {
    expect(indexLimitProblems({ indexes: 799, fieldOverrides: 799 })).toEqual([]);
    expect(indexLimitProblems({ indexes: 800, fieldOverrides: 1001 })).toMatchObject([
      { severity: 'warning', text: expect.stringContaining('800 composite indexes of the 1000') },
      { severity: 'error', text: expect.stringContaining('1001 single-field settings') },
    ]);
  });

  it('is far from its end', async () => {
    expect(await deployedIndexProblems(ROOT)).toEqual([]);
  });
});
