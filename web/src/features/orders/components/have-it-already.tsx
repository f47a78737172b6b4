import { Trans } from '@lingui/react/macro';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';

/** What a buyer needs only where the seller brings the item instead of sending it: out of the way until it is asked for. */
export function HaveItAlready({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        sx={{ ml: -0.5 }}
      >
        <Trans>Does the seller bring it to you?</Trans>
      </Button>
      <Box id={id} sx={{ display: open ? 'grid' : 'none', justifyItems: 'start', gap: 2, mt: 1 }}>
        {open && children}
      </Box>
    </Box>
  );
}
