import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { FoundCount } from '@thriftline/domain/search/search-engine';
import { type ReactNode, useId } from 'react';
import { showFoundText } from '../found-text.ts';

interface FilterSheetProps {
  id: string;
  open: boolean;
  /** How many items there are as the filters stand; undefined until known. */
  count: FoundCount | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The filters on a phone: a sheet from the lower edge, whose button says how many items wait behind it. */
export function FilterSheet({ id, open, count, onClose, children }: FilterSheetProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-end' } }}
      slotProps={{
        paper: {
          id,
          sx: {
            // Over what holds for other dialogs.
            '&&': { m: 0, width: 1, maxWidth: 'none', maxHeight: '88dvh' },
            borderBottomLeftRadius: 0,
            borderBottomRightRadius: 0,
          },
        },
      }}
    >
      <DialogTitle id={titleId}>{t`Filters`}</DialogTitle>
      <DialogContent sx={{ pb: 1 }}>{children}</DialogContent>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" size="large" fullWidth onClick={onClose}>
          {count === undefined ? t`Show items` : showFoundText(count)}
        </Button>
      </Box>
    </Dialog>
  );
}
