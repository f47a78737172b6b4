import { describe, expect, it } from 'vitest';
import { textOf } from './source-files.ts';

/** Conditions of firestore.rules that name admins for a write and no owner, and why. */
const NO_OWNER: Readonly<Record<string, string>> = {
  'categories/{categoryId} create': 'Only what is counted differs',
  'categories/{categoryId} update': 'A category belongs to the shop',
  'categoryNames/{key} delete': 'A mark that marks nothing belongs to nobody',
  'advertisements/{productId} delete': 'A seller withdraws their own, too',
};

/** Functions of firestore.rules that name admins, and why they may. */
const BY_FUNCTION: Readonly<Record<string, string>> = {
  isTrusted: 'It says how much is created, which is bounded for admins, too',
};

/** Names of the functions of the rules that ask for an admin, so that no condition lets one by unnoticed. */
function functionsForAdmins(rules: string): string[] {
  const bodies = rules.matchAll(/function (\w+)\([^)]*\) \{([^}]*)\}/g);
  return [...bodies].filter(([, , body]) => /isAdmin\(\)/.test(body ?? '')).map(([, name]) => name ?? '');
}

/** Each permission of the rules to write whose condition names admins, with its collection: `products/{productId} delete`. */
function adminWrites(rules: string): { name: string; condition: string }[] {
  const found: { name: string; condition: string }[] = [];
  let at = '';
  for (const [statement, path, methods, condition] of rules.matchAll(
    /match \/(\S+) \{|allow ([a-z, ]+):\s*if ([^;]+);/g,
  )) {
    if (statement.startsWith('match')) at = path ?? '';
    else if (/create|update|delete|write/.test(methods ?? '') && /isAdmin\(\)/.test(condition ?? '')) {
      found.push({ name: `${at} ${methods}`, condition: condition ?? '' });
    }
  }
  return found;
}

// What the table lets them do, with a case of their own each: e2e/rules/firestore/own-cases.test.ts.
describe('an admin decides no case of their own', () => {
  it('where the rules let them write for being admins', () => {
    const writes = adminWrites(textOf('firestore.rules'));
    expect(writes.map(({ name }) => name)).toContain('products/{productId} delete');
    const ofAll = writes.filter(
      ({ condition }) => !/isAdmin\(\) && (\(resource == null \|\| )?!isMe\(/.test(condition),
    );
    expect(ofAll.map(({ name }) => name).toSorted()).toEqual(Object.keys(NO_OWNER).toSorted());
  });

  it('where a function of the rules asks for one', () => {
    const named = functionsForAdmins(textOf('firestore.rules'));
    expect(named.toSorted()).toEqual(Object.keys(BY_FUNCTION).toSorted());
  });
});
