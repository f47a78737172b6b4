import { postJson } from '@/lib/calls/post-json.ts';

/** Forgets an address that was given for e-mails. Throws AppError. */
export async function removeSubscriber(email: string): Promise<void> {
  await postJson('/api/subscriptions/end', { email });
}
