/** What somebody agrees to who gives their address for letters. New words are new consent: nobody has agreed to them yet. */
export const SUBSCRIBE_CONSENT =
  'By subscribing you agree that we store this address and e-mail you about new finds until you unsubscribe.';
