import { UNIT_TESTED } from '@thriftline/local/unit-tests';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../source-files.ts';

describe('a test that replaces modules', () => {
  it('is a unit test, which vitest.config.ts keeps apart', () => {
    const replacing = repositoryFiles('*.test.ts', '*.test.tsx').filter((path) =>
      /\bvi\.(do)?[mM]ock\(/.test(textOf(path)),
    );
    expect(replacing.length).toBeGreaterThan(50);
    const shared = replacing.filter((path) => !UNIT_TESTED.some((folder) => path.startsWith(`${folder}/`)));
    expect(shared).toEqual([]);
  });
});
