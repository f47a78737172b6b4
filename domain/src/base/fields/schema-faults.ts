import type { ValidationError } from 'yup';
import type { Text } from '../texts/words.ts';

/** What a schema found wrong, and where: a path like `pictures[0].url`, '' for the whole. */
export interface SchemaFault {
  path: string;
  text: Text;
}

/**
 * What a schema found wrong, in its order. The schemas of domain/ have texts of the catalogues for messages, which yup hands on
 * as they are, though its types say that they are strings.
 */
export function schemaFaults(error: ValidationError): SchemaFault[] {
  const faults = error.inner.length > 0 ? error.inner : [error];
  return faults.map(({ path = '', message }) => ({ path, text: message as Text }));
}
