import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DeleteQuestion, type Deletion } from './delete-question.tsx';

interface DeleteButtonProps extends Deletion {
  disabled?: boolean;
}

/** Deletes something after one question. */
export function DeleteButton({ disabled = false, ...deletion }: DeleteButtonProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" color="error" disabled={disabled} onClick={() => setAsking(true)}>
        {deletion.label ?? t`Delete`}
      </Button>
      <DeleteQuestion {...deletion} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
