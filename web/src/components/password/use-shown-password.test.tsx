// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlainPasswordField } from './plain-password-field.tsx';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function open() {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PlainPasswordField name="password" label="Password" autoComplete="current-password" />
      <button type="submit">Send</button>
    </form>,
  );
  fireEvent.input(field(), { target: { value: 'thriftline' } });
}

it('shows a password and hides it again, with what is typed', () => {
  open();
  expect(field().type).toBe('password');
  press('Show password');
  expect([field().type, field().value]).toEqual(['text', 'thriftline']);
  press('Hide password');
  expect([field().type, field().value]).toEqual(['password', 'thriftline']);
});

it('is hidden when the form is sent', () => {
  open();
  press('Show password');
  press('Send');
  expect(field().type).toBe('password');
});
