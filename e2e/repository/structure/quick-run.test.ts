import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../source-files.ts';

// `npm test -- --quick` tells by imports which unit tests a change can break.
it('no module of the shop reads files, but the one that reads built pages', () => {
  const modules = repositoryFiles('domain/src/*.ts', 'functions/src/*.ts', 'web/src/*.ts', 'web/src/*.tsx');
  const reading = modules.filter(
    (path) => !/\.test\.tsx?$/.test(path) && /'node:(fs|child_process)/.test(textOf(path)),
  );
  expect(modules.length).toBeGreaterThan(1_000);
  expect(reading).toEqual(['functions/src/pages/page-file.ts']);
});
