import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { words } from '@thriftline/domain/base/texts/words';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLeaving } from '@/components/form/autosave/use-leaving.ts';
import { onStoreLost } from '@/lib/device/site-data/lost-store.ts';
import { KEPT_IN_TAB, whyNotKept } from '@/lib/device/why-not-kept.ts';
import { saveDraftAsItFits } from '@/outbox/drafts/drafts.ts';
import type { Draft } from '@/outbox/journal/draft.ts';
import { forgetUntaken, keepDraftInTab, keepUntakenInTab, withoutPhotos } from '../../draft-in-tab.ts';

/** What was not kept after so many milliseconds is kept in the tab, too: a full disk may take its time to refuse. */
const SLOW_MS = 2_000;

/** How long after the last change the form is kept, in milliseconds. */
const QUIET_MS = 1_500;

interface AutosavedDraftProps {
  /** The draft that the form is kept as. */
  draft: Omit<Draft, 'at' | 'values'>;
  /** Whether the form began with what this device has lost: then it is kept although nothing was changed. */
  isLost: boolean;
  /** Whether the product is on its way, or listed: then there is no draft any more. */
  sent: () => boolean;
  /** The form is kept. */
  onKept: () => void;
}

/** Keeps what the form holds on this device, a moment after each change and when the page is left or hidden. */
export function AutosavedDraft({ draft, isLost, sent, onKept }: AutosavedDraftProps) {
  const { id, uid, productId } = draft;
  const { values, dirty, isSubmitting } = useFormikContext<object>();
  const [kept, setKept] = useState<'whole' | 'texts'>();
  const [fault, setFault] = useState<string>();
  const mustKeep = useRef(isLost);
  const last = useRef<object | undefined>(isLost ? undefined : values);
  const here = useRef(true);
  // Whether the device has not taken what it was given last, or not yet.
  const isLate = useRef(false);

  const keep = useCallback(() => {
    if (!(dirty || mustKeep.current) || isSubmitting || sent() || last.current === values) return;
    last.current = values;
    mustKeep.current = false;
    keepDraftInTab(uid, id, values);
    const keepHere = () => sent() || keepUntakenInTab(uid, values);
    if (isLate.current) keepHere();
    const timer = setTimeout(() => {
      isLate.current = true;
      keepHere();
    }, SLOW_MS);
    saveDraftAsItFits({ id, uid, ...(productId !== undefined && { productId }), values }).then(
      (how) => {
        clearTimeout(timer);
        isLate.current = false;
        forgetUntaken(uid);
        if (!here.current) return;
        setFault(undefined);
        setKept(how);
        onKept();
      },
      (error: unknown) => {
        console.warn('The form is not kept as a draft', error);
        clearTimeout(timer);
        isLate.current = true;
        setFault(keepHere() ? words(KEPT_IN_TAB) : whyNotKept(error));
      },
    );
  }, [values, dirty, isSubmitting, sent, id, uid, productId, onKept]);

  const newest = useRef(keep);
  useEffect(() => {
    newest.current = keep;
    const timer = setTimeout(keep, QUIET_MS);
    return () => clearTimeout(timer);
  }, [keep]);

  useEffect(() => {
    here.current = true;
    // What was kept before is gone then, and the page will start anew.
    const stop = onStoreLost(() => {
      last.current = undefined;
      mustKeep.current = true;
      newest.current();
    });
    return () => {
      stop();
      here.current = false;
    };
  }, []);
  // After the effect above: what ends knows by then that it does.
  useLeaving(() => newest.current());

  const shown = fault ?? (kept === 'texts' ? withoutPhotos() : undefined);
  if (shown !== undefined) {
    return (
      <Alert severity="warning" role="status">
        {shown}
      </Alert>
    );
  }
  if (kept === undefined) return null;
  return (
    <Typography variant="caption" color="text.secondary" role="status">
      <Trans>Saved on this device as a draft</Trans>
    </Typography>
  );
}
