// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro';
import { cleanup, render, screen } from '@testing-library/react';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import { speak } from '@thriftline/domain/base/locale/speak';
import { afterEach, expect, it } from 'vitest';
import { PlainForm } from '@/components/plain-form/plain-form.tsx';
import { RoleField } from './role-field.tsx';

const SELLER = msg({ message: 'Seller', context: 'role' });
i18n.load({ de: { [SELLER.id]: ['Verkäufer'] } });
afterEach(() => {
  cleanup();
  speak();
});

it('shows roles in the language of the page, and holds them as they are stored', () => {
  speak({ language: 'de' });
  render(
    <PlainForm
      id="signup"
      loadCheck={async () => (values: object) => ({ values, faults: {} })}
      submitLabel="Sign up"
      onSubmit={async () => undefined}
    >
      <RoleField />
    </PlainForm>,
  );
  const seller = screen.getByRole<HTMLOptionElement>('option', { name: 'Verkäufer' });
  expect(seller.value).toBe('Seller');
});
