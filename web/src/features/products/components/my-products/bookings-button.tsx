import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { MessageDialog } from '@/components/dialogs/message-dialog.tsx';
import { LOW_TEXT } from './low-text.ts';

interface BookingsButtonProps {
  count: number;
  /** The item's. */
  name: string;
  /** Who they are. */
  children: ReactNode;
}

/** How many people booked an item, and behind that who: a row stays short, however many they are. */
export function BookingsButton({ count, name, children }: BookingsButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" sx={LOW_TEXT} onClick={() => setOpen(true)}>
        {plural(count, { one: '# booking', other: '# bookings' })}
      </Button>
      <MessageDialog
        open={open}
        title={t`Bookings of “${name}”`}
        closeLabel={t`Close`}
        onClose={() => setOpen(false)}
      >
        {children}
      </MessageDialog>
    </>
  );
}
