import { t } from '@lingui/core/macro';
import { ATTRIBUTE_NAMES } from '@thriftline/domain/catalogue/attributes/product-attributes';
import type { StoredDraft } from '@thriftline/domain/catalogue/stored-draft';
import type { Draft } from '../journal/draft.ts';

/** A draft as the account has it. */
export type SharedDraft = StoredDraft & { _id: string };

/** What has to be done so that a device and the account have the same drafts. */
export interface DraftMerge {
  /** To be kept on this device: what another device changed last. */
  keep: Draft[];
  /** To be forgotten by this device. */
  forget: string[];
  /** To be sent to the account: what this device changed last. */
  send: Draft[];
  /** To be deleted from the account. */
  remove: string[];
}

/** Why a draft is not published by itself any more that was to be: what it says now its seller has not seen here. */
const changedElsewhere = () => t`You changed it on another device. Check it, then publish.`;

/** What the account has of a draft, with the pictures that this device has of it. */
function asLocal(uid: string, { _id: id, at, values, productId }: SharedDraft, before?: Draft): Draft {
  const facts = Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [name, values[name] ?? '']));
  return {
    id,
    uid,
    at,
    shared: at,
    ...(productId !== undefined && { productId }),
    ...(before?.publish !== undefined && { refusal: changedElsewhere() }),
    values: { ...before?.values, ...facts },
  };
}

/**
 * Merges the drafts of this device, those that were thrown away among them, with those of the account: the last change of each
 * counts. One that the account has no more was published or thrown away on another device.
 */
export function mergeSharedDrafts(
  uid: string,
  local: readonly Draft[],
  shared: readonly SharedDraft[],
): DraftMerge {
  const merge: DraftMerge = { keep: [], forget: [], send: [], remove: [] };
  for (const there of shared) {
    const here = local.find(({ id }) => id === there._id);
    if (here?.gone) merge.remove.push(here.id);
    else if (here === undefined || there.at > here.at) merge.keep.push(asLocal(uid, there, here));
    else if (there.at < here.at) merge.send.push({ ...here, shared: there.at });
    else if (here.shared !== here.at) merge.keep.push({ ...here, shared: here.at });
  }
  const isThere = new Set(shared.map(({ _id }) => _id));
  for (const here of local) {
    if (isThere.has(here.id)) continue;
    if (here.gone) merge.forget.push(here.id);
    else if (here.shared === undefined) merge.send.push(here);
    else if (here.at > here.shared) {
      const { shared: _before, ...unshared } = here;
      merge.send.push(unshared);
    } else merge.forget.push(here.id);
  }
  return merge;
}
