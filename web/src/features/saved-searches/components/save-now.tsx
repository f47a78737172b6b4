import { select, t } from '@lingui/core/macro';
import { nameOfSearch } from '@thriftline/domain/saved-searches/saved-search-texts';
import type { SearchQuery } from '@thriftline/domain/search/search-query';
import { PlainButton } from '@/components/plain/plain-button.tsx';
import { waitsFor } from '@/lib/connection/connection.ts';
import { addToast } from '@/lib/notices/toasts.ts';
import { tellPushMoment } from '@/lib/push/push-moment.ts';
import { readIfPossible } from '../api/read-if-possible.ts';
import { type Saved, saveSearch } from '../api/save-search.ts';
import { changedSearchPath } from '../changed-search.ts';

const SAID: Record<Saved['sent'], (name: string) => string> = {
  sent: (name) => t`Saved “${name}”. We’ll notify you about new items.`,
  queued: (name) => {
    const waits = waitsFor();
    return t`${select(waits, {
      offline: `Waiting to send: “${name}” is saved once you’re back online.`,
      other: `Waiting to send: “${name}” is saved once we’re connected again.`,
    })}`;
  },
  known: (name) => t`You’ve already saved “${name}”`,
};

/** Saves a search and says so; how often they hear of it, and its name, they may change from there. Throws as saving does. */
export async function saveNow(
  uid: string,
  query: SearchQuery,
  navigate: (address: string) => void,
): Promise<void> {
  const { categoryId } = query;
  const category = categoryId === undefined ? undefined : await readIfPossible('categories', categoryId);
  const name = nameOfSearch(query, category?.categoryname);
  const { id, sent } = await saveSearch(uid, query, name);
  addToast({
    message: SAID[sent](name),
    variant: sent === 'sent' ? 'success' : 'info',
    action: (
      <PlainButton look="text" onClick={() => navigate(changedSearchPath(id))}>
        {t`Change`}
      </PlainButton>
    ),
  });
  void tellPushMoment();
}
