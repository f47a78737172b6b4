import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { MAX_PROBLEM_PICTURES } from '@thriftline/domain/order-problem';
import { useField } from 'formik';
import { useState } from 'react';
import { AttachButton } from '@/components/attachments/attach-button.tsx';
import { AttachmentPreview } from '@/components/attachments/attachment-preview.tsx';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';

/** Pictures of what is wrong, as many as there may be. */
export function ProblemPicturesField({ name }: { name: string }) {
  const [{ value }, { error }, { setValue }] = useField<readonly AttachedPicture[]>(name);
  const [busy, setBusy] = useState(false);
  const isFull = value.length >= MAX_PROBLEM_PICTURES;
  return (
    <Box role="group" aria-label="Pictures" sx={{ display: 'grid', gap: 1 }}>
      {value.map((picture) => (
        <AttachmentPreview
          key={`${picture.large.size} ${picture.width} ${picture.height}`}
          picture={picture}
          onRemove={() => void setValue(value.filter((other) => other !== picture))}
        />
      ))}
      {busy && <AttachmentPreview picture={undefined} />}
      {!isFull && !busy && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <AttachButton
            replaces={false}
            onBegin={() => setBusy(true)}
            onEnd={(picture) => {
              setBusy(false);
              if (picture) void setValue([...value, picture]);
            }}
          />
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            Up to {MAX_PROBLEM_PICTURES} pictures: the seller sees them, and an admin who has to decide.
          </Box>
        </Box>
      )}
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
