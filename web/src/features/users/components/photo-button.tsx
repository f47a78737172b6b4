import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { IMAGE_TYPES } from '@thriftline/domain/base/fields/image-type';
import { useEffect, useRef, useState } from 'react';
import { HiddenFileInput } from '@/components/attachments/hidden-file-input.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { setPhoto } from '../api/set-photo.ts';

interface PhotoButtonProps {
  uid: string;
  photoURL: string | null;
}

/** Gives one's own account a photo, or takes it away. */
export function PhotoButton({ uid, photoURL }: PhotoButtonProps) {
  const { t } = useLingui();
  const [removing, setRemoving] = useState(false);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const { disabled = false, ...why } = useNeedsNetwork();
  const field = useRef<HTMLInputElement>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const choose = async (file: File) => {
    setBusy(true);
    try {
      // Comes with what draws and uploads pictures, which few who look at their account need.
      const { changePhoto } = await import('../api/change-photo.ts');
      await changePhoto(uid, file, leaving.current.signal);
      notify.success(t`Your photo has been changed`);
    } catch (error) {
      if (!leaving.current.signal.aborted) notify.error(error);
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    setRemoving(true);
    try {
      await setPhoto(uid, null);
      notify.success(t`Your photo is removed`);
    } catch (error) {
      notify.error(error);
    } finally {
      setRemoving(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        loading={busy}
        disabled={disabled}
        onClick={() => field.current?.click()}
        {...why}
      >
        {photoURL === null ? t`Add photo` : t`Change photo`}
      </Button>
      <HiddenFileInput
        ref={field}
        label={t`Photo`}
        accept={IMAGE_TYPES.join(',')}
        disabled={disabled || busy}
        onPick={(file) => void choose(file)}
      />
      {photoURL !== null && (
        <Button
          size="small"
          color="inherit"
          onClick={remove}
          loading={removing}
          disabled={disabled || busy}
          {...why}
        >
          {t`Remove photo`}
        </Button>
      )}
    </>
  );
}
