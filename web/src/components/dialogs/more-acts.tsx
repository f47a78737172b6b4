import { useLingui } from '@lingui/react/macro';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';

/** What can be done with a record beside the one act that is done most: out of the way until it is asked for. */
export function MoreActs({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
      >
        {t`More`}
      </Button>
      {/* Always there: a question asked from here outlives the list. */}
      <Box id={id} sx={{ display: open ? 'flex' : 'none', flexBasis: '100%', flexWrap: 'wrap', gap: 1 }}>
        {children}
      </Box>
    </>
  );
}
