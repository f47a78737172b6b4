import { createContext } from 'react';
import type { Schema, ValidationError } from 'yup';

/** What is wrong with each field, by its name. */
export type Faults = Readonly<Record<string, string>>;

/** What is wrong with the fields of the form around. */
export const FaultsContext = createContext<Faults>({});

const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError' && 'inner' in error;

/** Values as a schema has them; undefined where it finds something wrong with them: of each field the first. */
interface Checked<T> {
  values: T | undefined;
  faults: Faults;
}

/** Looks at values by a schema. */
export function checked<T extends object>(schema: Schema<T>, values: object): Checked<T> {
  try {
    return { values: schema.validateSync(values, { abortEarly: false }), faults: {} };
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const found = error.inner.map(({ path = '', message }) => [path, message] as const);
    return { values: undefined, faults: Object.fromEntries(found.toReversed()) };
  }
}
