import type { User } from 'firebase/auth';
import { saveAccessToken } from '@/lib/device/site-data/access-token.ts';

/** Asks the server for the token of the documented calls and keeps it in local storage. */
export async function requestAccessToken(user: User): Promise<void> {
  const response = await fetch('/api/jwt', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await user.getIdToken()}` },
    body: JSON.stringify({ email: user.email }),
  });
  if (!response.ok) throw new Error(`POST /api/jwt answered ${response.status}: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  saveAccessToken(token);
}
