import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useNotify } from '@/hooks/use-notify.ts';
import { saveDraftAsItFits } from '@/outbox/drafts/drafts.ts';
import type { Draft } from '@/outbox/journal/draft.ts';
import { withoutPhotos } from '../../draft-in-tab.ts';

interface DraftButtonProps {
  /** The draft that is being written on. */
  draft: Omit<Draft, 'at' | 'values'>;
  disabled: boolean;
  onSaved: () => void;
}

/** Keeps what the form holds on this device, finished or not. */
export function DraftButton({ draft, disabled, onSaved }: DraftButtonProps) {
  const { values } = useFormikContext<object>();
  const { t } = useLingui();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const keep = async () => {
    setBusy(true);
    try {
      const how = await saveDraftAsItFits({ ...draft, values });
      notify.info(how === 'whole' ? t`Draft saved on this device` : withoutPhotos());
      onSaved();
    } catch (error) {
      notify.error(error);
      setBusy(false);
    }
  };

  return (
    <Button variant="outlined" size="large" loading={busy} disabled={disabled} onClick={() => void keep()}>
      <Trans>Save as draft</Trans>
    </Button>
  );
}
