import type { AnyObject, ObjectSchema } from 'yup';

/** A text as rules write it. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** A list of texts or numbers as rules write it. */
export function list(values: readonly (string | number)[]): string {
  return `[${values.map((value) => (typeof value === 'string' ? quoted(value) : value)).join(', ')}]`;
}

/** A map of texts or numbers as rules write it. */
export function map(values: Readonly<Record<string, string | number>>): string {
  const entries = Object.entries(values).map(
    ([key, value]) => `${quoted(key)}: ${typeof value === 'string' ? quoted(value) : value}`,
  );
  return `{${entries.join(', ')}}`;
}

/** Several conditions, all of which must hold; those after the first on lines of their own, as far in as a function's. */
export function allOf(conditions: readonly string[]): string {
  return conditions.join('\n    && ');
}

/** The characters of a JavaScript pattern as RE2, which rules use, writes them: `\u0300` is `\x{300}` there. */
export function re2Of({ source }: RegExp): string {
  return source.replace(/\\u\{?([0-9a-f]+)\}?/g, (_, digits: string) => `\\x{${digits.replace(/^0+/, '')}}`);
}

/** The names of a schema's fields: of those that must be there, and of those that may be. */
export function fieldsOf(schema: ObjectSchema<AnyObject>): { required: string[]; optional: string[] } {
  const fields = Object.entries(schema.describe().fields).map(([name, field]) => ({
    name,
    isOptional: 'optional' in field && field.optional,
  }));
  const namesOf = (wanted: boolean) =>
    fields.filter(({ isOptional }) => isOptional === wanted).map(({ name }) => name);
  return { required: namesOf(false), optional: namesOf(true) };
}
