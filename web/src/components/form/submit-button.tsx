import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormFaults } from './form-faults.tsx';

interface SubmitButtonProps {
  children: ReactNode;
  disabled?: boolean;
  color?: ButtonProps['color'];
  /** Beside the other buttons of a dialog: as large as they are, with what stands against it above them all. */
  inRow?: boolean;
  /** Told that it was pressed, before the form is sent. */
  onClick?: () => void;
  /** Id of the reason why it is disabled. */
  'aria-describedby'?: string;
}

/** Whether the focus is nowhere, or somewhere in the form of the button. */
function isFree(focused: Element | null, button: HTMLButtonElement | null): boolean {
  return focused === document.body || button?.form?.contains(focused) === true;
}

const ALONE = { display: 'inline-grid', gap: 1.5, maxWidth: 1, verticalAlign: 'bottom' } as const;
const IN_ROW = {
  display: 'contents',
  '& > .MuiAlert-root': { order: -1, flexBasis: '100%', mb: 1 },
} as const;

/**
 * Sends a formik form; busy while it is on its way, so that nothing is sent twice. What stands against it is said above the
 * button, and the first field that is wrong gets the focus.
 */
export function SubmitButton({ children, inRow = false, ...props }: SubmitButtonProps) {
  const { isSubmitting, errors } = useFormikContext();
  const button = useRef<HTMLButtonElement>(null);
  const wasSubmitting = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const isWrong = Object.keys(errors).length > 0;
  useEffect(() => {
    const isBack = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    if (!isBack) return;
    if (isWrong) setAttempt((before) => before + 1);
    // What was disabled meanwhile lost the focus, and what was refused may be sent again. A dialog that was closed gave it back.
    else if (isFree(document.activeElement, button.current)) button.current?.focus();
  }, [isSubmitting, isWrong]);
  return (
    <Box sx={inRow ? IN_ROW : ALONE}>
      <FormFaults attempt={attempt} />
      <Button
        ref={button}
        type="submit"
        variant="contained"
        size={inRow ? 'medium' : 'large'}
        {...props}
        loading={isSubmitting}
      >
        {children}
      </Button>
    </Box>
  );
}
