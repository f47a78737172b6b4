import { type RefObject, useEffect, useRef } from 'react';
import { getCurrentUser } from '@/lib/account/current-user.ts';
import { forgetEarly, keepEarly } from '@/lib/saved/form-autosave/early-form.ts';
import { changedValues, type Values } from './changed-values.ts';
import { useLeaving } from './use-leaving.ts';

/** Which form it is, and what is in it. */
export interface EarlyValuesProps {
  form: string;
  /** What somebody would lose, as a thing: `your review`. */
  what: string;
  values: Values;
  initialValues: Values;
  /** True once it was sent, or given up. */
  over?: RefObject<boolean>;
}

/** Stands for what keeps a form until that is there: what is typed and left meanwhile is kept in the tab. */
export function EarlyValues({ form, what, values, initialValues, over }: EarlyValuesProps) {
  const changed = changedValues(values, initialValues);
  const isTyped = Object.keys(changed).length > 0;
  const wasTyped = useRef(false);
  useEffect(() => {
    // Sent, or wiped out.
    if (wasTyped.current && !isTyped) forgetEarly(getCurrentUser().uid, form);
    wasTyped.current = isTyped;
  }, [isTyped, form]);
  useLeaving(() => {
    if (!over?.current) keepEarly(getCurrentUser().uid, form, changed, what);
  });
  return null;
}
