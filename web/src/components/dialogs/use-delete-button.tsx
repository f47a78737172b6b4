import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { DeleteQuestion, type Deletion } from './delete-question.tsx';

interface DeleteButtonParts {
  button: ReactNode;
  /** Its one question. Outlives the button where it stands apart from it, as when a turned phone shows another layout. */
  question: ReactNode;
}

/** A button that deletes something after one question, and the question. */
export function useDeleteButton({
  disabled = false,
  ...deletion
}: Deletion & { disabled?: boolean }): DeleteButtonParts {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return {
    button: (
      <Button size="small" color="error" disabled={disabled} onClick={() => setAsking(true)}>
        {deletion.label ?? t`Delete`}
      </Button>
    ),
    question: <DeleteQuestion {...deletion} open={asking} onClose={() => setAsking(false)} />,
  };
}
