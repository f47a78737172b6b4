/** A schema in the words of https://json-schema.org/draft/2020-12. */
export type JsonSchema = Record<string, unknown>;

/** A text that is not empty. */
export const text: JsonSchema = { type: 'string', minLength: 1 };
export const flag: JsonSchema = { type: 'boolean' };
export const count: JsonSchema = { type: 'integer', minimum: 0 };

/** An object with all of these fields and no others but the optional ones. */
export function object(
  properties: Record<string, JsonSchema>,
  optional: Record<string, JsonSchema> = {},
): JsonSchema {
  return {
    type: 'object',
    properties: { ...properties, ...optional },
    required: Object.keys(properties),
    additionalProperties: false,
  };
}
