import type { ErrorCode } from './error-codes.ts';
import { type SentText, sentText } from './texts/sent-text.ts';
import { inEnglish, type Text } from './texts/words.ts';

export type { ErrorCode } from './error-codes.ts';

/** Field name to what is wrong with it, in English. */
export type FieldErrors = Record<string, string>;

/** The same, to be worded for the person who filled it in. */
export type FieldTexts = Record<string, Text>;

/**
 * A failure that was foreseen. Its text is for the user: it says what is wrong and what to do, in the language of whoever
 * reads it (`errorMessage` of the website); the message is the same in English.
 * Anything thrown that is not an AppError is a bug and is answered as `internal`.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly text: Text;
  readonly fields: FieldErrors | undefined;
  readonly fieldTexts: FieldTexts | undefined;

  constructor(code: ErrorCode, text: Text, options: { fields?: FieldTexts; cause?: unknown } = {}) {
    super(inEnglish(text), { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.text = text;
    this.fieldTexts = options.fields;
    this.fields = options.fields && inEnglishByField(options.fields);
  }
}

/** Without a prototype even `__proto__` is a field like any other. */
function byField<T>(entries: readonly (readonly [string, T | undefined])[]): Record<string, T> {
  const fields: Record<string, T> = Object.create(null);
  for (const [name, value] of entries) if (value !== undefined) fields[name] = value;
  return fields;
}

function inEnglishByField(texts: FieldTexts): FieldErrors {
  return byField(Object.entries(texts).map(([name, text]) => [name, inEnglish(text)]));
}

/** What is told of a failure, over HTTP and by callables: words in English, and beside them what words it in other languages. */
export interface ToldError {
  code: ErrorCode;
  message: string;
  text?: SentText;
  fields?: FieldErrors;
  fieldTexts?: Record<string, SentText>;
}

/** The JSON body every failed HTTPS call answers with. */
export interface ErrorBody {
  error: ToldError;
}

/** What is told of a failure. */
export function toldError({ code, message, text, fields, fieldTexts }: AppError): ToldError {
  const sent = sentText(text);
  const sentFields = byField(Object.entries(fieldTexts ?? {}).map(([name, one]) => [name, sentText(one)]));
  return {
    code,
    message,
    ...(sent && { text: sent }),
    ...(fields && { fields }),
    ...(Object.keys(sentFields).length > 0 && { fieldTexts: sentFields }),
  };
}
