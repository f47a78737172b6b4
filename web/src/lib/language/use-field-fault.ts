import type { Text } from '@thriftline/domain/base/texts/words';
import { useField } from 'formik';
import { useWords } from './use-words.ts';

/**
 * What is wrong with a field of a formik form that somebody has been in, in the reader's language. Schemas and servers say it with
 * texts of the catalogues; formik keeps those as they are, though its types say that they are strings.
 */
export function useFieldFault(name: string): string | undefined {
  const words = useWords();
  const [, { touched, error }] = useField<unknown>(name);
  const fault: Text | undefined = touched ? error : undefined;
  return fault === undefined ? undefined : words(fault);
}
