import { type Action, type Entity, PERMISSIONS } from '@thriftline/domain/accounts/permissions';
import { describe, expect, it } from 'vitest';
import { textOf } from './source-files.ts';

const WRITES: readonly Action[] = ['add', 'change', 'delete'];

/** What an admin may do to everybody's, their own with it, and why that is no case of their own. */
const NOBODYS_CASE: Readonly<Record<string, string>> = {
  'categories change': 'A category belongs to the shop',
  'advertisements delete': 'A seller takes their own back, too',
};

/** Conditions of firestore.rules that name admins for a write and no owner, and why. */
const NO_OWNER: Readonly<Record<string, string>> = {
  'categories/{categoryId} create': 'Only what is counted differs',
  'categories/{categoryId} update': 'A category belongs to the shop',
  'categoryNames/{key} delete': 'A mark that marks nothing belongs to nobody',
  'advertisements/{productId} delete': 'A seller takes their own back, too',
};

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

describe('an admin decides no case of their own', () => {
  it('where the table lets them write what others own', () => {
    const reaching = (Object.keys(PERMISSIONS) as Entity[]).flatMap((entity) =>
      WRITES.filter((action) => PERMISSIONS[entity].Admin[action] === 'all').map(
        (action) => `${entity} ${action}`,
      ),
    );
    expect(reaching.toSorted()).toEqual(Object.keys(NOBODYS_CASE).toSorted());
  });

  it('where the rules let them write for being admins', () => {
    const writes = adminWrites(textOf('firestore.rules'));
    expect(writes.map(({ name }) => name)).toContain('products/{productId} delete');
    const ofAll = writes.filter(
      ({ condition }) => !/isAdmin\(\) && (\(resource == null \|\| )?!isMe\(/.test(condition),
    );
    expect(ofAll.map(({ name }) => name).toSorted()).toEqual(Object.keys(NO_OWNER).toSorted());
  });
});
