import type { AnyObject, ObjectSchema, SchemaDescription, SchemaObjectDescription } from 'yup';

/** A JSON Schema of the 2020-12 draft, as OpenAPI 3.1 uses it. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

/** What a yup test says in JSON Schema, by the test's name; the others speak through the field's `meta`. */
const KEYWORDS: Record<string, (params: Record<string, unknown>, type: string) => JsonSchema> = {
  matches: ({ regex }) => ({ pattern: (regex as RegExp).source }),
  min: ({ min }, type) => (type === 'number' ? { minimum: min } : { minLength: min }),
  max: ({ max }, type) => (type === 'number' ? { maximum: max } : { maxLength: max }),
  integer: () => ({ type: 'integer' }),
};

function ofField({ type, tests, oneOf, meta }: SchemaDescription): JsonSchema {
  const said = tests.map(({ name, params }) => KEYWORDS[name ?? '']?.(params ?? {}, type) ?? {});
  return Object.assign(
    type === 'mixed' ? {} : { type },
    ...said,
    meta,
    oneOf.length > 0 ? { enum: oneOf } : {},
  );
}

/** The JSON Schema of a flat yup object: every field known, none besides. */
export function jsonSchema(schema: ObjectSchema<AnyObject>): JsonSchema & {
  properties: Record<string, JsonSchema>;
  required: string[];
} {
  const { fields } = schema.describe() as SchemaObjectDescription;
  const entries = Object.entries(fields) as [string, SchemaDescription][];
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, ofField(field)])),
    required: entries.filter(([, { optional }]) => !optional).map(([name]) => name),
    additionalProperties: false,
  };
}
