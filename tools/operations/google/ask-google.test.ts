import { describe, expect, it } from 'vitest';
import { CouldNotAsk, failureOf, GoogleRefused, jsonIn } from './ask-google.ts';

describe('the failure of a command line', () => {
  it.each([
    ['gcloud', 'spawn gcloud ENOENT', /not installed/],
    ['gcloud', 'ERROR: You do not currently have an active account selected.', /`gcloud auth login`/],
    [
      'firebase',
      '{ "status": "error", "error": "Failed to authenticate, have you run firebase login?" }',
      /`npx firebase login`/,
    ],
    ['firebase', 'FetchError: getaddrinfo ENOTFOUND firebase.googleapis.com', /network/],
  ] as const)('of %s says what to do: %s', (by, text, expected) => {
    const failure = failureOf(by, text);
    expect(failure).toBeInstanceOf(CouldNotAsk);
    expect(failure.message).toMatch(expected);
  });

  it('is told apart from what Google refuses', () => {
    const missing = failureOf('gcloud', 'ERROR: (gcloud.firestore.databases.describe) NOT_FOUND: Database');
    expect(missing).toMatchObject({ name: 'GoogleRefused', isMissing: true });
    const denied = failureOf('gcloud', 'ERROR: PERMISSION_DENIED: The caller does not have permission');
    expect(denied).toBeInstanceOf(GoogleRefused);
    expect(denied).toMatchObject({ isMissing: false });
  });
});

describe('an answer', () => {
  it('is the JSON in what was printed', () => {
    expect(jsonIn('Updates are available.\n{\n "a": [1]\n}\n')).toEqual({ a: [1] });
    expect(jsonIn('[]\n')).toEqual([]);
    expect(() => jsonIn('nothing')).toThrow('There is no JSON');
  });
});
