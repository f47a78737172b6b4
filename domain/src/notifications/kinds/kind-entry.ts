/** What kinds are switched on and off together, in the order of the settings. */
export const NOTIFICATION_GROUPS = [
  'messages',
  'orders',
  'sales',
  'reviews',
  'wishes',
  'searches',
  'follows',
  'account',
] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** How a notification reaches its account. */
export const NOTIFICATION_CHANNELS = ['inbox', 'email', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** What a notification says, and where it leads. */
export interface NotificationText {
  title: string;
  /** One sentence more. */
  text?: string;
  /** An address of the app. */
  path: string;
}

/** A kind of notification: `P` are its parameters, which are all that is stored of it. */
export interface NotificationKindEntry<P extends object> {
  group: NotificationGroup;
  /** How it comes unless the account has chosen otherwise. */
  channels: readonly NotificationChannel[];
  /** What makes one of it another: there is one a subject and version, whatever happens how often. */
  once: 'an event' | 'a day' | 'until it is read';
  /**
   * Parameters name no other account: they stay when that one goes. `newItems` alone does, and goes with its seller. Prices
   * are as they are stored.
   */
  say: (params: P) => NotificationText;
}

/** An entry whose parameters are `P`. */
export const kindOf = <P extends object>(entry: NotificationKindEntry<P>) => entry;

/** How what is urgent comes by default. */
export const ALL = ['inbox', 'email', 'push'] as const;

/** How what is worth an e-mail and can wait comes by default. */
export const INBOX_AND_EMAIL = ['inbox', 'email'] as const;
