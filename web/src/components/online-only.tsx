import Alert from '@mui/material/Alert';
import { useOnline } from '@/hooks/use-online.ts';

interface OnlineOnlyProps {
  /** What cannot be done, like `Paying`. */
  act: string;
  /** What can be done meanwhile, in a sentence. */
  instead?: string;
  /** For `aria-describedby` of what is disabled. */
  id?: string;
}

/** Says why something that needs the network cannot be done now; nothing while there is a network. */
export function OnlineOnly({ act, instead, id }: OnlineOnlyProps) {
  const online = useOnline();
  return (
    <div role="status" id={id}>
      {!online && (
        <Alert severity="warning">
          {act} needs a connection. You are offline now. {instead}
        </Alert>
      )}
    </div>
  );
}
