import { schemaFaults } from '@thriftline/domain/base/fields/schema-faults';
import type { Text } from '@thriftline/domain/base/texts/words';
import { createContext } from 'react';
import type { Schema, ValidationError } from 'yup';

/** What is wrong with each field, by its name. */
export type Faults = Readonly<Record<string, Text>>;

/** What is wrong with the fields of the form around. */
export const FaultsContext = createContext<Faults>({});

const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError' && 'inner' in error;

/** Values as they may be sent; undefined where something is wrong with them: of each field the first. */
export interface Checked<T> {
  values: T | undefined;
  faults: Faults;
}

/** Looks at what is typed. */
export type Check<T> = (typed: Readonly<Record<string, string>>) => Checked<T>;

/** Looks at what is typed by a schema. */
export function bySchema<T extends object>(schema: Schema<T>): Check<T> {
  return (typed) => {
    try {
      return { values: schema.validateSync(typed, { abortEarly: false }), faults: {} };
    } catch (error) {
      if (!isValidationError(error)) throw error;
      const found = schemaFaults(error).map(({ path, text }) => [path, text] as const);
      return { values: undefined, faults: Object.fromEntries(found.toReversed()) };
    }
  };
}

/** Values with what was found wrong with them field by field, where no schema and its library are needed for that. */
export function byFaults<T extends object>(
  values: T,
  found: { readonly [name in keyof T]: Text | undefined },
): Checked<T> {
  const faults = Object.entries<Text | undefined>(found).flatMap(([name, fault]) =>
    fault === undefined ? [] : [[name, fault] as const],
  );
  return { values: faults.length === 0 ? values : undefined, faults: Object.fromEntries(faults) };
}
