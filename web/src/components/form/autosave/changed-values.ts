import { isSameValue } from '@/lib/browser/is-same-value.ts';

/** The fields of a form by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** What a form holds other than what it began with. */
export function changedValues(values: Values, initialValues: Values): Values {
  const changed = Object.entries(values).filter(([name, value]) => !isSameValue(value, initialValues[name]));
  return Object.fromEntries(changed);
}
