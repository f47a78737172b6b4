import { AppError, type ErrorCode, type FieldTexts } from '@thriftline/domain/base/errors';
import { receivedText } from '@thriftline/domain/base/texts/sent-text';

/** What a server tells of a failure beside its code and message. Nobody has looked at it yet. */
export interface Told {
  text?: unknown;
  fields?: unknown;
  fieldTexts?: unknown;
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function receivedFields({ fields, fieldTexts }: Told): FieldTexts | undefined {
  const texts = new Map(entriesOf(fieldTexts));
  const found = entriesOf(fields).flatMap(([name, message]) =>
    typeof message === 'string' ? [[name, receivedText(message, texts.get(name))] as const] : [],
  );
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/**
 * A failure that a server told of, as the AppError it began as: read in the reader's language where its catalogue has the text,
 * else in the server's English.
 */
export function receivedError(code: ErrorCode, message: string, told: Told, cause?: unknown): AppError {
  const fields = receivedFields(told);
  return new AppError(code, receivedText(message, told.text), { cause, ...(fields && { fields }) });
}
