import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import type { RulesMethod } from '../requests/request.ts';
import { aRequest } from '../testing/a-request.ts';
import { NO_DOCUMENTS } from '../testing/documents.ts';
import { firestoreRules } from '../testing/rules.ts';

function messageOf(body: string, method: RulesMethod = 'get'): string {
  return decide(firestoreRules(body), aRequest('a/1', { method }), NO_DOCUMENTS).message;
}

const PATH = '(/databases/(default)/documents/a/1)';

describe('the message of a denial', () => {
  it('has every allow that was tried with its method and line', () => {
    const body = `match /a/{id} {
      allow read: if false;
      allow get: if resource.data.x == 1;
      allow write: if true;
      allow get: if {}.x == 1;
      allow get:
        if 1 + 1;
    }`;
    expect(messageOf(body)).toBe(
      "\nfalse for 'get' @ L5, Null value error. for 'get' @ L6, " +
        `Property x is undefined on object. for 'get' @ L8, Type error. Received: [int] Expected: [bool]. for 'get' @ L9 ${PATH}`,
    );
  });

  it('says that nothing matches', () => {
    const body = 'match /b/{id} { allow get; } match /a/{id} { allow list; }';
    expect(messageOf(body)).toBe(`\nNo matching allow statements for 'get' ${PATH}`);
  });

  it('is empty if the request is allowed', () => {
    expect(messageOf('match /a/{id} { allow create; }', 'create')).toBe('');
  });
});
