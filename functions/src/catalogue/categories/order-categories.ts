import { msg } from '@lingui/core/macro';
import { MAX_WHY } from '@thriftline/domain/accounts/audit-entry';
import { AppError } from '@thriftline/domain/base/errors';
import { MAX_ORDERED, type OrderCategories } from '@thriftline/domain/catalogue/categories/category';
import { FieldValue } from 'firebase-admin/firestore';
import { type Actor, loadActor } from '../../accounts/actor.ts';
import { requireRole } from '../../accounts/require-right.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import { firestore } from '../../platform/firebase.ts';
import { categories, categoryDocument } from '../categories.ts';

function cut(text: string): string {
  return text.length <= MAX_WHY ? text : `${text.slice(0, MAX_WHY - 1)}…`;
}

/**
 * Puts categories in an order; for admins. Those that are not named come after them, whatever place they had. Writes
 * where a place changes only. Throws `not-found` when one of them is gone by now: the order was made without knowing that.
 */
export async function orderCategories(
  actor: Actor,
  { ids }: OrderCategories,
): Promise<{ modifiedCount: number }> {
  const modifiedCount = await firestore().runTransaction(async (transaction) => {
    requireRole(await loadActor(actor.uid, transaction), 'Admin');
    const [named, placed] = await Promise.all([
      Promise.all(ids.map((id) => transaction.get(categoryDocument(id)))),
      // There are never more: whoever sets a place takes it from those that are not named.
      transaction.get(categories().orderBy('order').limit(MAX_ORDERED)),
    ]);
    const names = named.map((snapshot) => {
      const category = snapshot.data();
      if (category === undefined) {
        throw new AppError('not-found', msg`A category was deleted. Check the list, then try again.`);
      }
      return category.categoryname;
    });
    const moved = named.filter((snapshot, order) => snapshot.data()?.order !== order);
    const dropped = placed.docs.filter(({ id }) => !ids.includes(id));
    for (const { id, ref } of moved) transaction.update(ref, { order: ids.indexOf(id) });
    for (const { ref } of dropped) transaction.update(ref, { order: FieldValue.delete() });
    const count = moved.length + dropped.length;
    if (count > 0) {
      writeAudit(transaction, actor, {
        what: 'orderCategories',
        document: categories(),
        aboutName: msg`All categories`,
        why: cut(names.join(', ')),
      });
    }
    return count;
  });
  return { modifiedCount };
}
