import { Plural, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { MAX_PROBLEM_PICTURES } from '@thriftline/domain/orders/order-problem';
import { useField } from 'formik';
import { useRef, useState } from 'react';
import { AttachButton } from '@/components/attachments/attach-button.tsx';
import { AttachmentPreview } from '@/components/attachments/attachment-preview.tsx';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';

/** Pictures of what is wrong, as many as there may be. */
export function ProblemPicturesField({ name }: { name: string }) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  /** The same, for what is asked before the next drawing. */
  const making = useRef(false);
  const make = (begins: boolean) => {
    making.current = begins;
    setBusy(begins);
  };
  // What is sent while a picture is being made ready would go without it for good.
  const validate = () => (making.current ? t`Your photo isn’t ready yet. Wait a moment.` : undefined);
  const [{ value }, { error }, { setValue, setError }] = useField<readonly AttachedPicture[]>({
    name,
    validate,
  });
  const isFull = value.length >= MAX_PROBLEM_PICTURES;
  return (
    <Box role="group" aria-label={t`Photos`} sx={{ display: 'grid', gap: 1 }}>
      {value.map((picture) => (
        <AttachmentPreview
          key={`${picture.large.size} ${picture.width} ${picture.height}`}
          picture={picture}
          onRemove={() => void setValue(value.filter((other) => other !== picture))}
        />
      ))}
      {busy && <AttachmentPreview picture={undefined} />}
      {/* It makes the picture, so it stays while that is under way. */}
      {!isFull && (
        <Box sx={{ display: busy ? 'none' : 'flex', alignItems: 'center', gap: 1 }}>
          <AttachButton
            replaces={false}
            onBegin={() => make(true)}
            onEnd={(picture) => {
              make(false);
              if (picture) void setValue([...value, picture]);
              else setError(undefined);
            }}
          />
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            <Plural
              value={MAX_PROBLEM_PICTURES}
              one="Up to # photo. The seller sees it, and so does an admin who decides."
              other="Up to # photos. The seller sees them, and so does an admin who decides."
            />
          </Box>
        </Box>
      )}
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
