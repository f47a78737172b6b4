import { type AnyObject, type InferType, type ObjectSchema, ValidationError } from 'yup';
import { AppError, type FieldErrors } from '../errors.ts';

/**
 * A value that came from outside, checked field by field: types as they are (no casting), no field missing, none
 * unknown. Throws AppError `invalid-argument` that names every faulty field.
 */
export function validate<S extends ObjectSchema<AnyObject>>(schema: S, value: unknown): InferType<S> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('invalid-argument', 'The body must be a JSON object.');
  }
  // Without a prototype even `__proto__` is a key like any other.
  const fields: FieldErrors = Object.create(null);
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(schema.fields, key)) fields[key] = 'Unknown field';
  }
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const fault of error.inner.length > 0 ? error.inner : [error]) {
      const [, key = 'body', within = ''] = /^(\w+)(.*)$/s.exec(fault.path ?? '') ?? [];
      fields[key] ??= within === '' ? fault.message : `${fault.message} (in ${key}${within})`;
    }
  }
  const names = Object.keys(fields);
  if (names.length > 0) {
    const list = names.map((name) => `${name}: ${fields[name]}`).join('; ');
    throw new AppError('invalid-argument', `Check ${list}.`, { fields });
  }
  return value as InferType<S>;
}
