import { msg, plural } from '@lingui/core/macro';
import { type InferType, object, string } from 'yup';
import { email, optionalMobile, optionalText, photoAddress, text } from '../base/fields/fields.ts';
import { LANGUAGES } from '../base/locale/languages.ts';
import { LOCALES } from '../base/locale/locale.ts';
import type { StoredTime } from '../base/stored-time.ts';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from './login/password-length.ts';
import { MAX_NAME, personName } from './person-name.ts';
import { ROLES, SIGNUP_ROLES, STATUSES } from './roles.ts';

/** Longest words of a seller about themselves, and about how they sell. */
export const MAX_SELLER_WORDS = 500;

const sellerWords = () => optionalText({ max: MAX_SELLER_WORDS, lines: true });

/** What an account is in `users/{uid}`. */
export const userSchema = object({
  name: text({ max: MAX_NAME }),
  email: email(),
  role: string().oneOf(ROLES).required(FIELD_REQUIRED),
  status: string().oneOf(STATUSES).required(FIELD_REQUIRED),
  photoURL: photoAddress().optional(),
  /** For its owner alone, and admins: forms for bookings and items begin with it. */
  mobile: optionalMobile(),
  /** What a seller says of themselves, and of how they send, pack and take things back: on their page. */
  about: sellerWords().optional(),
  policies: sellerWords().optional(),
  /** How dates and numbers are written for them; absent as long as the shop's own way suits. */
  locale: string().oneOf(LOCALES).optional(),
  /** The language they read the shop in; absent as long as they chose none, and the device decides. */
  language: string().oneOf(LANGUAGES).optional(),
});

/** A stored account. The document's id is the Auth uid. */
export type User = InferType<typeof userSchema> & {
  createdAt: StoredTime;
  /** What admins find it by, see user-search.ts; functions only. */
  search?: string[];
  /** An admin shut the account: nothing that needs a sign-in is open to it but this document. Functions only. */
  suspended?: boolean;
  /** Why an admin took the badge back; absent once one vouches for the account again. Functions only. */
  unverifiedWhy?: string;
  /** Sign-ins before this, in seconds since 1970, have ended; absent while none had to be. Functions only. */
  validSince?: number;
  /** When the account is deleted, as its owner asked; absent while they did not, or took it back. Functions only. */
  deleteAt?: StoredTime;
  /**
   * Stands while nobody has proven that the address is theirs: since when Auth took tokens as the account was registered,
   * in seconds since 1970. Functions only.
   */
  unprovenSince?: number;
};

/** How an admin shut an account: until one reinstates it, or for good where it was deleted since. */
export type Suspension = 'suspended' | 'suspendedForGood';

/** Whether what an account offers may be sold: it is not suspended, and its owner has not asked for its end. */
export function maySell({ suspended, deleteAt }: Pick<User, 'suspended' | 'deleteAt'>): boolean {
  return suspended !== true && deleteAt === undefined;
}

/** What `registerUser` takes: the e-mail comes from the token, never from the caller. */
export const registerUserSchema = object({
  name: personName(),
  role: string().oneOf(SIGNUP_ROLES, msg`Buyer or Seller`).required(FIELD_REQUIRED),
});
export type RegisterUser = InferType<typeof registerUserSchema>;

/** What `renameAccount` takes. */
export const renameAccountSchema = object({ name: personName() });
export type RenameAccount = InferType<typeof renameAccountSchema>;

function newPassword() {
  return string()
    .required(FIELD_REQUIRED)
    .min(MIN_PASSWORD, msg`At least ${plural(MIN_PASSWORD, { one: '# character', other: '# characters' })}`)
    .max(MAX_PASSWORD, msg`At most ${plural(MAX_PASSWORD, { one: '# character', other: '# characters' })}`);
}

/** The form that changes a password: Auth says whether the current one is right. */
export const changePasswordSchema = object({
  current: string().required(FIELD_REQUIRED),
  wanted: newPassword(),
});
export type ChangePassword = InferType<typeof changePasswordSchema>;

/** The form that keeps one's own telephone number; an empty field takes it away. */
export const telephoneSchema = object({ mobile: optionalMobile() });

/** The form for what a seller says on their page; an empty field takes it away. */
export const sellerPageSchema = object({ about: sellerWords(), policies: sellerWords() });
export type SellerPageWords = Record<keyof InferType<typeof sellerPageSchema>, string>;

/** The form that changes the address one signs in with. */
export const changeAddressSchema = object({
  email: email(),
  password: string().required(FIELD_REQUIRED),
});
export type ChangeAddress = InferType<typeof changeAddressSchema>;

/** The signup form. */
export const signupSchema = registerUserSchema.shape({
  email: email(),
  password: newPassword(),
});
export type Signup = InferType<typeof signupSchema>;
