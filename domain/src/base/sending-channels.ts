/** The ways to somebody who is not looking. */
export const SENDING_CHANNELS = ['email', 'push'] as const;
export type SendingChannel = (typeof SENDING_CHANNELS)[number];
