import { useLingui } from '@lingui/react/macro';
import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import IconButton from '@mui/material/IconButton';
import { IMAGE_TYPES } from '@thriftline/domain/base/fields/image-type';
import { useEffect, useRef } from 'react';
import { loadPicture } from '@/components/gallery/lazy-picture.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';
import { HiddenFileInput } from './hidden-file-input.tsx';

interface AttachButtonProps {
  /** Whether there is a picture, which another would replace. */
  replaces: boolean;
  /** Hears when a file is chosen, and that it is ready or came to nothing. */
  onBegin: () => void;
  onEnd: (picture: AttachedPicture | undefined) => void;
}

/** Chooses the picture that goes with what is written, and makes it small. What is under way ends with the button. */
export function AttachButton({ replaces, onBegin, onEnd }: AttachButtonProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  const making = useRef<AbortController>(null);
  useEffect(() => () => making.current?.abort(), []);

  const attach = async (file: File) => {
    making.current?.abort();
    const controller = new AbortController();
    making.current = controller;
    const { signal } = controller;
    onBegin();
    try {
      // Nobody needs it before there is a picture; what shows one has to be there without a network, too.
      const [{ attachPicture }] = await Promise.all([
        import('@/lib/pictures/attach-picture.ts'),
        import('@/lib/pictures/picture-bytes.ts'),
        loadPicture(),
      ]);
      const picture = await attachPicture(file, signal);
      if (!signal.aborted) onEnd(picture);
    } catch (error) {
      if (signal.aborted) return;
      notify.error(error);
      onEnd(undefined);
    }
  };
  return (
    <>
      <IconButton
        aria-label={replaces ? t`Choose another photo` : t`Add photo`}
        onClick={() => field.current?.click()}
      >
        <AddPhotoAlternateOutlined />
      </IconButton>
      <HiddenFileInput
        ref={field}
        label={t`Photo`}
        accept={IMAGE_TYPES.join(',')}
        onPick={(file) => void attach(file)}
      />
    </>
  );
}
