import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

it('a journey looks for every text of the catalogue', () => {
  const journeys = repositoryFiles('e2e/journeys/*.test.ts').map(textOf).join('\n');
  const unseen = Object.keys(MESSAGES).filter((name) => !new RegExp(`MESSAGES\\.${name}\\b`).test(journeys));
  expect(unseen).toEqual([]);
});
