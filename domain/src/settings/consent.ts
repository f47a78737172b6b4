/** What somebody agrees to who gives their address for letters. New words are new consent: nobody has agreed to them yet. */
export const SUBSCRIBE_CONSENT =
  'By subscribing you agree that we keep this address and write to you about new finds, until you unsubscribe.';
