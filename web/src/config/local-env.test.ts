import { describe, expect, it } from 'vitest';
import { localPort } from './local-env.ts';
import { readEnv } from './read-env.ts';

describe('localPort', () => {
  it('follows the port that Hosting served the page from', () => {
    expect(localPort('firestore', 5000)).toBe(8080);
    expect(localPort('firestore', 45000)).toBe(48080);
  });

  it('is the usual one under the development server', () => {
    expect(localPort('auth', 5173)).toBe(9099);
  });
});

describe('readEnv', () => {
  it('lists every missing setting at once', () => {
    expect(() => readEnv({ VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_APP_ID: '' })).toThrow(
      'VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_STORAGE_BUCKET, VITE_FIREBASE_APP_ID, VITE_STRIPE_PUBLISHABLE_KEY',
    );
  });
});
