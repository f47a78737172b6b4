import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { aRequest, aUser } from '../testing/a-request.ts';
import { NO_DOCUMENTS } from '../testing/documents.ts';
import { firestoreRules } from '../testing/rules.ts';

function traceOf(body: string) {
  return decide(firestoreRules(body), aRequest('a/1', { auth: aUser('u1') }), NO_DOCUMENTS).trace;
}

describe('the trace of a decision', () => {
  it('points at the sub-expression that was false and shows its values', () => {
    const [entry] = traceOf(`
function owns(uid) {
  return request.auth != null && request.auth.uid == uid;
}
match /a/{id} {
  allow get: if id == '1' && owns(id);
}`);
    expect(entry).toEqual({
      line: 9,
      column: 3,
      outcome: 'false',
      details: [
        [
          'test.rules:6:34',
          '6 |   return request.auth != null && request.auth.uid == uid;',
          '  |                                  ^^^^^^^^^^^^^^^^^^^^^^^',
          'This is false, where request.auth.uid is "u1" and uid is "1".',
        ].join('\n'),
      ],
    });
  });

  it('shows both sides of a false ||, and the false side of a false &&', () => {
    const [entry] = traceOf(
      "match /a/{id} { allow get: if id == 'x' || (true && (id == 'y' && {}.z == 1)); }",
    );
    expect(entry?.details.map((detail) => detail.split('\n').at(-1))).toEqual([
      'This is false, where id is "1".',
      'This is false, where id is "1".',
    ]);
  });

  it('follows the branch that was taken', () => {
    const [entry] = traceOf("match /a/{id} { allow get: if id == '1' ? id == 'x' : true; }");
    expect(entry?.details[0]).toContain('^^^^^^^^^\nThis is false');
  });

  it('points at the expression that failed', () => {
    const [entry] = traceOf(`match /a/{id} {
  allow get: if id == '1' && {'a': 1}.b == 1;
}`);
    expect(entry?.outcome).toBe('an error (Property b is undefined on object.)');
    expect(entry?.details).toEqual([
      [
        'test.rules:5:30',
        "5 |   allow get: if id == '1' && {'a': 1}.b == 1;",
        '  |                              ^^^^^^^^^^',
        'Property b is undefined on object.',
      ].join('\n'),
    ]);
  });

  it('has an entry for each allow that was tried', () => {
    const trace = traceOf('match /a/{id} { allow get: if false; allow get; allow get: if true; }');
    expect(trace.map(({ outcome }) => outcome)).toEqual(['false', 'true']);
  });
});
