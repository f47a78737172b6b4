// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { setServerSilent } from '@/lib/connection/connection.ts';
import { WaitingCard } from './waiting-card.tsx';

afterEach(() => {
  setServerSilent('firestore', false);
  cleanup();
});

it('waits for its number only as long as there is somebody to ask', () => {
  const { rerender } = render(<WaitingCard count={undefined} label="payments" to="/" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.queryByText('—')).toBeNull();
  act(() => setServerSilent('firestore', true));
  expect(screen.getByText('—')).toBeDefined();
  rerender(<WaitingCard count={3} label="payments" to="/" />);
  expect(screen.getByText('3')).toBeDefined();
});
