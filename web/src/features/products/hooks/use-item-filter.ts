import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ITEM_TABS, type ItemFilter } from '../own-items.ts';

const TAB = 'status';
const WORDS = 'q';

/** What a seller looks for among their items. It stands in the address, so that Back and a reload show the same. */
export function useItemFilter(): readonly [ItemFilter, (change: Partial<ItemFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = ITEM_TABS.find((one) => one === search.get(TAB)) ?? 'all';
  const words = search.get(WORDS) ?? '';
  const change = useCallback(
    (changed: Partial<ItemFilter>) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          const set = (name: string, value: string | undefined, none: string) => {
            if (value === none) after.delete(name);
            else if (value !== undefined) after.set(name, value);
          };
          set(TAB, changed.tab, 'all');
          set(WORDS, changed.words, '');
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return [{ tab, words }, change];
}
