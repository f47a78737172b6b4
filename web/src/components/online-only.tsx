import Alert from '@mui/material/Alert';
import { useOnline } from '@/hooks/use-online.ts';

/** Says why something that needs the network cannot be done now; nothing while there is a network. */
export function OnlineOnly({ act }: { act: string }) {
  const online = useOnline();
  return (
    <div role="status">
      {!online && <Alert severity="warning">{act} needs a connection. You are offline now.</Alert>}
    </div>
  );
}
