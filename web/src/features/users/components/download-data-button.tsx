import Button from '@mui/material/Button';
import type { Role } from '@thriftline/domain/roles';
import { useState } from 'react';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { downloadText } from '@/lib/download-text.ts';
import { readMyData } from '../api/read-my-data.ts';

/** Has the browser save all that the shop keeps of one's own account. */
export function DownloadDataButton({ uid, role }: { uid: string; role: Role }) {
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  const save = async () => {
    setBusy(true);
    try {
      const data = await readMyData({ uid, role });
      const day = new Date().toISOString().slice(0, 10);
      downloadText(`my-data-${day}.json`, 'application/json', JSON.stringify(data, null, 2));
    } catch (error) {
      notify.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" onClick={save} loading={busy} {...needsNetwork}>
      Download my data
    </Button>
  );
}
