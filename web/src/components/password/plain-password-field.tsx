import type { ComponentProps } from 'react';
import { PlainField } from '../plain-form/plain-field.tsx';
import { useShownPassword } from './use-shown-password.tsx';

/** A password of a PlainForm, with a button that shows it. `autoComplete` says which: the current one or a new one. */
export function PlainPasswordField(
  props: Omit<ComponentProps<typeof PlainField>, 'type' | 'end'> & {
    autoComplete: 'current-password' | 'new-password';
  },
) {
  const { type, toggle } = useShownPassword();
  return <PlainField {...props} type={type} end={toggle} autoCapitalize="none" spellCheck={false} />;
}
