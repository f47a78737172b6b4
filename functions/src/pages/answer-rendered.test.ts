import type { HomeContent } from '@thriftline/domain/pages/home-content';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import { expect, it } from 'vitest';
import { answerRendered } from './answer-rendered.ts';

const content: HomeContent = { at: 1, settings: DEFAULT_OPEN_SETTINGS, advertisements: [], categories: [] };
const making = {
  read: async () => content,
  draw: async ({ at }: HomeContent) => `drawn of what was read at ${at}`,
  withoutContent: async () => 'without content',
};

it('answers with content, which may be kept as long as the settings', async () => {
  expect(await answerRendered('/', making)).toEqual({
    status: 200,
    type: 'html',
    cache: 'public, max-age=0, s-maxage=30',
    body: 'drawn of what was read at 1',
  });
});

it.each([
  ['the store fails', { read: () => Promise.reject(new Error('unavailable')) }],
  ['the store does not answer', { read: () => new Promise<HomeContent>(() => {}), patienceMs: 5 }],
  ['it cannot be drawn', { draw: () => Promise.reject(new Error('no such part')) }],
])('answers with the page that asks for its content itself where %s, for a moment', async (_why, fault) => {
  expect(await answerRendered('/', { ...making, ...fault })).toEqual({
    status: 200,
    type: 'html',
    cache: 'public, max-age=0, s-maxage=10',
    body: 'without content',
  });
});
