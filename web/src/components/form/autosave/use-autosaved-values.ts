import { words } from '@thriftline/domain/base/texts/words';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { onStoreLost } from '@/lib/device/site-data/lost-store.ts';
import { keepsSiteData } from '@/lib/device/site-data/site-data.ts';
import { KEPT_IN_TAB, whyNotKept } from '@/lib/device/why-not-kept.ts';
import { keepEarly, keepInTab } from '@/lib/saved/form-autosave/early-form.ts';
import { autosaveForm, readKeptForm } from '@/lib/saved/form-autosave/form-autosave.ts';
import { changedValues, type Values } from './changed-values.ts';
import { useLeaving } from './use-leaving.ts';

/** How long after the last change a form is kept, in milliseconds; at once when the page is left. */
const QUIET_MS = 600;

interface AutosavedValuesOptions {
  /** Which form it is, and what it is about: `review:o1`. */
  form: string;
  /** What somebody would lose, as a thing: `your review`. */
  what: string;
  values: Values;
  /** What the form begins with. */
  initialValues: Values;
  /** True once it was sent, or given up: nothing is kept any more then, until it is begun anew. */
  over: RefObject<boolean>;
  /** How often another tab took what was kept with it: what is still here then is kept again. */
  copiesLost?: number;
  /** Hears what was kept, to put it into the form: without the fields that were changed meanwhile. */
  onBack: (kept: Values) => void;
}

/**
 * Keeps what a form holds on this device, a moment after each change and when the page is left, and gives it back once when it
 * is opened again. Says whether something came back, and why it cannot be kept where there is no room. Where the browser keeps
 * nothing of this site every page says so already (no-site-data.tsx).
 */
export function useAutosavedValues(options: AutosavedValuesOptions): {
  isBack: boolean;
  fault: string | undefined;
} {
  const { form, values, over, copiesLost = 0 } = options;
  const user = useCurrentUser();
  const { uid } = user;
  const [readyFor, setReadyFor] = useState<string>();
  const [isBack, setIsBack] = useState(false);
  const [fault, setFault] = useState<string>();
  const newest = useRef(options);
  newest.current = options;
  const last = useRef<{ values: Values; copiesLost: number }>(undefined);
  const isKept = useRef(false);
  // What the device has and could not be read is not written over.
  const isRead = useRef(true);
  const key = user.status === 'loading' ? undefined : JSON.stringify([uid, form]);
  const isReady = key !== undefined && readyFor === key;

  useEffect(() => {
    over.current = false;
  }, [over]);

  useEffect(() => {
    if (key === undefined) return;
    let isHere = true;
    isKept.current = false;
    setIsBack(false);
    readKeptForm({ uid, form })
      .then(({ changed: kept, isAll }) => {
        if (!isHere) return;
        const now = newest.current;
        const changed = changedValues(now.values, now.initialValues);
        const back = Object.entries(kept ?? {}).filter(([name]) => name in now.values && !(name in changed));
        isKept.current = kept !== undefined;
        isRead.current = isAll;
        if (back.length > 0) {
          now.onBack(Object.fromEntries(back));
          setIsBack(true);
        }
        last.current = undefined;
        setReadyFor(key);
      })
      .catch((error: unknown) => {
        console.warn('What was kept of the form cannot be read', error);
        if (!isHere) return;
        isRead.current = false;
        setReadyFor(key);
      });
    return () => {
      isHere = false;
    };
  }, [key, uid, form]);

  const keep = useCallback(() => {
    const now = newest.current;
    const isLast = last.current?.values === now.values && last.current.copiesLost === copiesLost;
    if (over.current || isLast) return;
    const changed = changedValues(now.values, now.initialValues);
    if (!isReady) {
      keepEarly(uid, form, changed, now.what);
      return;
    }
    last.current = { values: now.values, copiesLost };
    const isEmpty = Object.keys(changed).length === 0;
    if (isEmpty && !isKept.current) return;
    isKept.current = !isEmpty;
    if (!isRead.current) {
      keepInTab(uid, form, changed, now.what);
      if (keepsSiteData()) setFault(words(KEPT_IN_TAB));
      return;
    }
    autosaveForm({ uid, form }, now.what, changed).then(
      // Where nothing is kept every page says so already.
      (where) =>
        setFault(where === 'tab' && uid !== null && keepsSiteData() ? words(KEPT_IN_TAB) : undefined),
      (error: unknown) => {
        console.warn('The form is not kept', error);
        if (keepsSiteData()) setFault(whyNotKept(error));
      },
    );
  }, [isReady, uid, form, over, copiesLost]);

  useEffect(() => {
    // What was sent, or wiped out, is gone at once.
    const isEmpty = Object.keys(changedValues(values, newest.current.initialValues)).length === 0;
    if (isEmpty) over.current = false;
    const timer = setTimeout(keep, isEmpty ? 0 : QUIET_MS);
    return () => clearTimeout(timer);
  }, [values, keep, over]);

  useLeaving(keep);

  // What was kept before is gone then, and the page will start anew.
  useEffect(
    () =>
      onStoreLost(() => {
        last.current = undefined;
        keep();
      }),
    [keep],
  );

  return { isBack, fault };
}
