// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { NoSuchItem } from './no-such-item.tsx';

afterEach(cleanup);

it.each([
  [false, 'This item doesn’t exist', 'It may have been removed, or the link is wrong.'],
  [true, 'This item is no longer for sale', 'You haven’t been charged.'],
])(
  'an item that was there a moment ago (%s) is told from one that never was: %s',
  (wasThere, title, text) => {
    render(
      <MemoryRouter>
        <NoSuchItem wasThere={wasThere} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.body.textContent).toContain(text);
  },
);
