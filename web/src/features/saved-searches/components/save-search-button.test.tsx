import { EVERYTHING } from '@thriftline/domain/search/search-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SaveSearchButton } from './save-search-button.tsx';

const state = vi.hoisted(() => ({ user: {} }));
vi.mock('@/lib/account/current-user.ts', () => ({ useCurrentUser: () => state.user }));

const shownTo = (user: object) => {
  state.user = user;
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/search?q=lamp']}>
      <SaveSearchButton query={{ ...EVERYTHING, words: 'lamp' }} />
    </MemoryRouter>,
  );
};

it('leads a stranger to the login', () => {
  expect(shownTo({ status: 'signedOut', uid: null })).toMatch(/<a [^>]*href="\/login"/);
});

it('is a button for who is signed in, and waits until that is known', () => {
  expect(shownTo({ status: 'signedIn', uid: 'bea' })).not.toContain('disabled=""');
  expect(shownTo({ status: 'loading', uid: null })).toMatch(/<button[^>]*disabled=""/);
  expect(shownTo({ status: 'loading', uid: null })).not.toContain('href');
});
