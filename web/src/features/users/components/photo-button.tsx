import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IMAGE_TYPES } from '@thriftline/domain/image-type';
import { invariant } from '@thriftline/domain/invariant';
import { useId, useState } from 'react';
import { VISUALLY_HIDDEN } from '@/components/visually-hidden.ts';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { usePictureUpload } from '@/hooks/use-picture-upload.ts';
import { encodeImage } from '@/lib/pictures/encode-image.ts';
import { setPhoto } from '../api/set-photo.ts';

interface PhotoButtonProps {
  uid: string;
  photoURL: string | null;
}

/** Gives one's own account a photo, or takes it away. */
export function PhotoButton({ uid, photoURL }: PhotoButtonProps) {
  const [removing, setRemoving] = useState(false);
  const { stage, save } = usePictureUpload();
  const notify = useNotify();
  const { disabled = false, ...why } = useNeedsNetwork();
  const field = useId();
  const busy = stage.name !== 'idle';

  const choose = async (file: File) => {
    try {
      await save({
        uid,
        prepare: async (signal) => [
          { id: 'photo', files: { thumb: (await encodeImage(file, signal)).thumb } },
        ],
        write: async ([picture]) => {
          const photo = picture?.urls.thumb;
          invariant(photo, 'what was uploaded has an address');
          await setPhoto(uid, photo);
          return 'sent';
        },
      });
      notify.success('Your photo has been changed');
    } catch (error) {
      notify.error(error);
    }
  };
  const remove = async () => {
    setRemoving(true);
    try {
      await setPhoto(uid, null);
      notify.success('Your photo is removed');
    } catch (error) {
      notify.error(error);
    } finally {
      setRemoving(false);
    }
  };
  return (
    <>
      <Button
        component="label"
        htmlFor={field}
        size="small"
        color="inherit"
        loading={busy}
        disabled={disabled}
        {...why}
        sx={{ '&:has(:focus-visible)': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 } }}
      >
        {photoURL === null ? 'Add photo' : 'Change photo'}
        <Box
          component="input"
          id={field}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          disabled={disabled || busy}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be picked again.
            event.target.value = '';
            if (file) void choose(file);
          }}
          sx={VISUALLY_HIDDEN}
        />
      </Button>
      {photoURL !== null && (
        <Button
          size="small"
          color="inherit"
          onClick={remove}
          loading={removing}
          disabled={disabled || busy}
          {...why}
        >
          Remove photo
        </Button>
      )}
    </>
  );
}
