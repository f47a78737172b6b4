import { EMAIL_PATTERN, LONG_EMAIL, MAX_EMAIL, NO_EMAIL } from '../../base/fields/email-address.ts';
import { FIELD_REQUIRED } from '../../base/texts/specified-messages.ts';
import type { Text } from '../../base/texts/words.ts';

/** What the form to log in asks for. */
export interface Login {
  email: string;
  password: string;
}

/** What is wrong with a required e-mail address; undefined where nothing is. */
export function emailFault(value: string): Text | undefined {
  if (value === '') return FIELD_REQUIRED;
  if (value.length > MAX_EMAIL) return LONG_EMAIL;
  return EMAIL_PATTERN.test(value) ? undefined : NO_EMAIL;
}

/** What is wrong with each field of it, checked without the library of the other forms: Auth is all that takes it. */
export function loginFaults({ email, password }: Login): { [name in keyof Login]: Text | undefined } {
  return { email: emailFault(email), password: password === '' ? FIELD_REQUIRED : undefined };
}
