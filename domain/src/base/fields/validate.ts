import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type AnyObject, type InferType, type ObjectSchema, ValidationError } from 'yup';
import { AppError, type FieldTexts } from '../errors.ts';
import { listValue, textValue } from '../texts/values.ts';
import type { Text } from '../texts/words.ts';
import { schemaFaults } from './schema-faults.ts';

function faultWithin(text: Text, place: string): MessageDescriptor {
  const fault = textValue(text);
  return msg`${fault} (in ${place})`;
}

function faultOfField([field, text]: [string, Text]): MessageDescriptor {
  const fault = textValue(text);
  return msg`${field}: ${fault}`;
}

/**
 * A value that came from outside, checked field by field: types as they are (no casting), no field missing, none
 * unknown. Throws AppError `invalid-argument` that names every faulty field.
 */
export function validate<S extends ObjectSchema<AnyObject>>(schema: S, value: unknown): InferType<S> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('invalid-argument', msg`The body must be a JSON object.`);
  }
  // Without a prototype even `__proto__` is a key like any other.
  const fields: FieldTexts = Object.create(null);
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(schema.fields, key)) fields[key] = msg`Unknown field`;
  }
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, text } of schemaFaults(error)) {
      const [, key = 'body', within = ''] = /^(\w+)(.*)$/s.exec(path) ?? [];
      fields[key] ??= within === '' ? text : faultWithin(text, key + within);
    }
  }
  const found = Object.entries(fields);
  if (found.length > 0) {
    const faults = listValue(found.map(faultOfField));
    throw new AppError('invalid-argument', msg`Check ${faults}.`, { fields });
  }
  return value as InferType<S>;
}
