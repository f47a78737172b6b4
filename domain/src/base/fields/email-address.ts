import { msg, plural } from '@lingui/core/macro';

/** Longest e-mail address (RFC 5321, section 4.5.3.1.3). */
export const MAX_EMAIL = 254;

/** What an e-mail address looks like, and what is said of one that is too long, or looks like something else. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+$/;
const max = MAX_EMAIL;
export const LONG_EMAIL = msg({
  message: plural(max, { one: `At most ${max} character`, other: `At most ${max} characters` }),
});
export const NO_EMAIL = msg`An e-mail address, like name@example.com`;
