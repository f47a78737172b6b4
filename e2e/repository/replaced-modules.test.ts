import { describe, expect, it } from 'vitest';
import { MODULES_REPLACED } from '../../vitest.config.ts';
import { repositoryFiles, textOf } from './source-files.ts';

describe('a test that replaces modules', () => {
  it('runs where no other meets them: in web/, or named in vitest.config.ts', () => {
    const replacing = repositoryFiles('*.test.ts', '*.test.tsx').filter(
      (path) => !path.startsWith('web/') && /\bvi\.(do)?[mM]ock\(/.test(textOf(path)),
    );
    expect(replacing.sort()).toEqual(MODULES_REPLACED);
  });
});
