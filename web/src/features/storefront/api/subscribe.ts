import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { SUBSCRIBE_CONSENT } from '@thriftline/domain/settings/consent';
import { postJson } from '@/lib/calls/post-json.ts';

/** Gives an address to write to, with the words that were agreed to. Throws AppError. */
export async function subscribe(email: string): Promise<void> {
  await postJson('/api/subscriptions', { email, consent: SUBSCRIBE_CONSENT, language: currentLanguage() });
}
