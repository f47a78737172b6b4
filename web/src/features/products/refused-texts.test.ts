import { AppError } from '@thriftline/domain/base/errors';
import { expect, it } from 'vitest';
import { refusedTexts } from './refused-texts.ts';

const refused = (why: string): PromiseSettledResult<unknown> => ({
  status: 'rejected',
  reason: new AppError('too-many-requests', why),
});

it('says once why items were refused, of how many, and names one', () => {
  const done = { status: 'fulfilled', value: 'sent' } as const;
  const fates = [
    done,
    refused('Try again in 2 minutes.'),
    refused('It was sold.'),
    refused('Try again in 2 minutes.'),
  ];
  expect(refusedTexts(['chair', 'lamp', 'desk', 'sofa'], fates)).toEqual([
    '2 items, including “lamp”: Try again in 2 minutes.',
    '“desk”: It was sold.',
  ]);
  expect(refusedTexts(['chair'], [done])).toEqual([]);
});
