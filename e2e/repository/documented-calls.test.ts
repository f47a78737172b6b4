import type { Role } from '@thriftline/domain/accounts/roles';
import { CALLS, type Call, type Caller } from '@thriftline/domain/calls/calls';
import { describe, expect, it } from 'vitest';
import { textOf } from './source-files.ts';

/** A call in a line: `GET products?email= | signedIn`. */
type Line = string;

/** Callers that are no roles, as the table says them. */
const WORDS: Record<string, Exclude<Caller, Role>[]> = {
  anyone: ['anyone'],
  'signed in': ['signedIn'],
  'signed in, registered or not': ['newAccount', 'signedIn'],
};

function line(method: string, path: string, callers: readonly string[]): Line {
  return `${method} ${path} | ${[...callers].sort().join(', ')}`;
}

function lineOf({ method, path, query = [], caller }: Call): Line {
  const parameters = query.map((name) => `${name}=`).join('&');
  const address = path.slice(1).replace(/:(\w+)/g, '{$1}') + (parameters && `?${parameters}`);
  return line(method, address, caller);
}

/** The lines of a row; the first call of a cell names the method of the others, too. */
function linesOf(row: string): Line[] {
  const [calls = '', who = ''] = row.slice(2, -2).split(' | ');
  const [named = ''] = who.split(': ');
  const [first = '', ...others] = [...calls.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const [method = '', path = ''] = first.split(' ');
  return [path, ...others].map((each) => line(method, each, WORDS[named] ?? named.split(', ')));
}

describe('the table of calls in docs/api.md', () => {
  it('has the method, the path and the callers of every call, and no other', () => {
    const section = textOf('docs/api.md')
      .split(/^## /m)
      .find((text) => text.startsWith('Calls\n'));
    const rows = section?.split('\n').filter((text) => text.startsWith('| `')) ?? [];
    expect(rows.flatMap(linesOf).sort()).toEqual(Object.values(CALLS).map(lineOf).sort());
  });
});
