import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../source-files.ts';

/** The makers: of a look-up that leaves what people write as it is, and of `<Trans>`, which does so. */
const MAKERS = {
  setupI18n: ['domain/src/base/locale/new-lookup.ts'],
  TransNoContext: ['web/src/lib/language/lingui.tsx'],
};

it.each(Object.entries(MAKERS))(
  '%s of Lingui, which reads what people write as code, is asked in one place',
  (maker, made) => {
    const asking = ['domain/src', 'functions/src', 'web/src', 'local', 'operations']
      .flatMap((folder) => repositoryFiles(folder))
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && textOf(path).includes(maker));
    expect(asking).toEqual(made);
  },
);
