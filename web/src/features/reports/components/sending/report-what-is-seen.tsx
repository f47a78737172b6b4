import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { lazy, type ReactNode, useState } from 'react';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import type { ReportedItem } from './report-item-dialog.tsx';

// Few report anything, and forms take much script.
const ReportItemDialog = lazy(async () => ({
  default: (await import('./report-item-dialog.tsx')).ReportItemDialog,
}));
const ReportProfileDialog = lazy(async () => ({
  default: (await import('./report-profile-dialog.tsx')).ReportProfileDialog,
}));

interface OpenerProps {
  label: string;
  dialog: (shown: { open: boolean; onClose: () => void }) => ReactNode;
}

function Opener({ label, dialog }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const needsNetwork = useNeedsNetwork();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        onClick={() => setOpen(true)}
        {...needsNetwork}
        sx={{ '&:not(.Mui-disabled)': { color: 'text.secondary' }, ...FLUSH_TEXT }}
      >
        {label}
      </Button>
      <LazyMount open={open}>{dialog({ open, onClose: () => setOpen(false) })}</LazyMount>
    </>
  );
}

/** Tells the shop of a listing, or of one of its photos. */
export function ReportItem({ item, uid }: { item: ReportedItem; uid: string }) {
  const { t } = useLingui();
  return (
    <Opener
      label={t`Report listing`}
      dialog={(shown) => <ReportItemDialog item={item} uid={uid} {...shown} />}
    />
  );
}

/** Tells the shop of a seller's profile. */
export function ReportProfile({ seller, uid }: { seller: { sellerId: string; name: string }; uid: string }) {
  const { t } = useLingui();
  return (
    <Opener
      label={t`Report profile`}
      dialog={(shown) => <ReportProfileDialog seller={seller} uid={uid} {...shown} />}
    />
  );
}
