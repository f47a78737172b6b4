import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { MemberLink } from './member-link.tsx';

const drawn = (uid: string | undefined, name: string | undefined) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MemberLink uid={uid}>{name}</MemberLink>
    </MemoryRouter>,
  );

it('leads to the page about a member, also where a record lacks the name', () => {
  expect(drawn('bea', 'Bea')).toMatch(/href="\/dashboard\/members\/bea".*>Bea</);
  for (const name of [undefined, '']) expect(drawn('bea', name)).toMatch(/>Unnamed member</);
});

it('leads nowhere if it isn’t known whose name it is', () => {
  expect(drawn(undefined, 'Bea')).not.toContain('href');
});
