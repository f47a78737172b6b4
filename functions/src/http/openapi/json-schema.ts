import type { JsonSchema } from '@thriftline/domain/base/fields/json-schema';
import type {
  AnyObject,
  ObjectSchema,
  SchemaDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

/** Keywords for the least and most of a number and of a list; of anything else the length counts. */
const LEAST: Record<string, string> = { number: 'minimum', array: 'minItems' };
const MOST: Record<string, string> = { number: 'maximum', array: 'maxItems' };

/** What a yup test says in JSON Schema, by the test's name; the others speak through the field's `meta`. */
const KEYWORDS: Record<string, (params: Record<string, unknown>, type: string) => JsonSchema> = {
  matches: ({ regex }) => ({ pattern: (regex as RegExp).source }),
  min: ({ min }, type) => ({ [LEAST[type] ?? 'minLength']: min }),
  max: ({ max }, type) => ({ [MOST[type] ?? 'maxLength']: max }),
  integer: () => ({ type: 'integer' }),
};

function ofField(field: SchemaDescription): JsonSchema {
  const { type, tests, oneOf, meta } = field;
  const said = tests.map(({ name, params }) => KEYWORDS[name ?? '']?.(params ?? {}, type) ?? {});
  return Object.assign(
    type === 'mixed' ? {} : { type },
    ...said,
    meta,
    oneOf.length > 0 ? { enum: oneOf } : {},
    within(field),
  );
}

/** What a list's elements or an object's fields are; nothing of other kinds. */
function within(field: SchemaDescription): JsonSchema {
  if (field.type === 'array') {
    return { items: ofField((field as SchemaInnerTypeDescription).innerType as SchemaDescription) };
  }
  return field.type === 'object' ? ofObject(field as SchemaObjectDescription) : {};
}

function ofObject({ fields }: SchemaObjectDescription) {
  const entries = Object.entries(fields) as [string, SchemaDescription][];
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, ofField(field)])),
    required: entries.filter(([, { optional }]) => !optional).map(([name]) => name),
    additionalProperties: false,
  };
}

/** The JSON Schema of a yup object: every field known, none besides. */
export function jsonSchema(schema: ObjectSchema<AnyObject>): JsonSchema & {
  properties: Record<string, JsonSchema>;
  required: string[];
} {
  return ofObject(schema.describe() as SchemaObjectDescription);
}
