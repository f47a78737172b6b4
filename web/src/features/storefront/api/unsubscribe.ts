import { postJson } from '@/lib/calls/post-json.ts';

/** Takes an address back. Throws AppError. */
export async function unsubscribe(email: string): Promise<void> {
  await postJson('/api/subscriptions/end', { email });
}
