import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** Where texts are brought to a form that may be eighteen times as long, and what keeps that from being too much. */
const BOUNDED_BY: Readonly<Record<string, string>> = {
  'domain/src/accounts/person-name.ts': 'A name is short before, and every pattern behind it linear',
  'domain/src/accounts/user-search.ts': 'Of each word its beginning is kept',
  'domain/src/base/fields/fields.ts': 'What is longer than a telephone number is refused',
  'domain/src/conversations/contact-data.ts': 'It is cut behind',
  'domain/src/search/words/stems.ts': 'Each word is cut behind, and every pattern linear',
  'web/src/features/payouts/statement-csv.ts': 'The name of the shop, which its admins write',
  'web/src/features/products/own-items.ts': 'What sellers wrote, on their own device',
};

it('texts are brought to a longer form nowhere but where that is bounded, and says by what', () => {
  const found = repositoryFiles(
    'domain/src/**/*.ts',
    'functions/src/**/*.ts',
    'web/src/**/*.ts',
    'web/src/**/*.tsx',
  )
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .filter((path) => /\.normalize\((?!'NF[CD]'\))/.test(textOf(path)));
  expect(found.toSorted()).toEqual(Object.keys(BOUNDED_BY).toSorted());
});
