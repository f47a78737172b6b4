import { deviceData } from './site-data.ts';

/** Where the token that `POST /api/jwt` gives is kept while someone is signed in. */
const KEY = 'accessToken';

export function saveAccessToken(token: string): void {
  deviceData.set(KEY, token);
}

export function clearAccessToken(): void {
  deviceData.remove(KEY);
}

/** True when somebody was signed in on this device when it was last used: a guess until Auth has been asked. */
export function wasSignedIn(): boolean {
  return deviceData.get(KEY) !== null;
}

/**
 * Attribute that public/first-paint.js gives `<html>` when `wasSignedIn` holds, so that the home page, written for
 * somebody signed out, shows no way to log in meanwhile.
 */
export const MEMBER_ATTRIBUTE = 'data-member';

/** Hears when another tab keeps a token. Gives back how to stop. */
export function onAccessTokenSaved(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
