import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { textOf } from '@thriftline/domain/base/locale/looked-up';
import { listValue } from '@thriftline/domain/base/texts/values';
import {
  changedSettings,
  type SaveShopSettings,
  SETTING_LABELS,
  settingsOf,
  toStoredSettings,
} from '@thriftline/domain/settings/shop-settings';
import { FieldValue } from 'firebase-admin/firestore';
import { type Actor, loadActor } from '../accounts/actor.ts';
import { requireRole } from '../accounts/require-right.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { settingsDocument, settingsVersionDocument } from '../settings/settings.ts';

const CHANGED_MEANWHILE = msg`Another admin changed the settings. Check their changes, then save again.`;

/**
 * Changes settings, for admins: writes a version of its own, kept for good, with who made it. Settings that are not given,
 * or are what they were, stay. Throws `conflict` when it was another version that was read.
 */
export async function saveShopSettings(
  actor: Actor,
  { version, ...change }: SaveShopSettings,
): Promise<{ version: number }> {
  return firestore().runTransaction(async (transaction) => {
    requireRole(await loadActor(actor.uid, transaction), 'Admin');
    const before = settingsOf(await read(settingsDocument(), transaction));
    if (before.version !== version) throw new AppError('conflict', CHANGED_MEANWHILE);
    const changed = changedSettings(before, change);
    if (changed.length === 0) return { version };

    const after = toStoredSettings({ ...before, ...change, version: version + 1 });
    transaction.set(settingsDocument(), after);
    transaction.create(settingsVersionDocument(after.version), {
      ...after,
      who: actor.uid,
      whoName: actor.name,
      changed,
      createdAt: FieldValue.serverTimestamp(),
    });
    const number = String(after.version);
    const names = listValue(changed.map((name) => textOf(SETTING_LABELS, name)));
    writeAudit(transaction, actor, {
      what: 'saveShopSettings',
      document: settingsDocument(),
      aboutName: msg`Settings, version ${number}`,
      why: msg`Changed: ${names}`,
    });
    return { version: after.version };
  });
}
