import type { Language } from '@thriftline/domain/base/locale/languages';
import type { Locale } from '@thriftline/domain/base/locale/locale';
import type { NotificationPreferences } from '@thriftline/domain/notifications/notification-preferences';
import type { Sending } from '@thriftline/domain/notifications/sending';

/** Whom something is sent to. */
export interface Recipient {
  uid: string;
  preferences: NotificationPreferences;
  /** How dates and numbers are written for them; the shop's way where they have chosen none. */
  locale?: Locale | undefined;
  /** The language they read; the shop's where they have chosen none. */
  language?: Language | undefined;
}

/** What became of sending: it was taken in, or there was nobody to reach. */
export type Outcome = 'sent' | 'nobody';

/**
 * Sends what goes out together: by e-mail one e-mail of all, by push always one alone. What it throws is tried again later, but
 * `Refused`.
 */
export type Send = (sendings: readonly [Sending, ...Sending[]], to: Recipient) => Promise<Outcome>;

/** The mail server takes nothing more for now: it is left alone for a while. */
export class TooMuch extends Error {
  override name = 'TooMuch';
  /** HTTP's number for it, by which triggers know that it passes. */
  readonly code = 429;
}

/** The receiving server will never take this: trying again changes nothing. */
export class Refused extends Error {
  override name = 'Refused';
}
