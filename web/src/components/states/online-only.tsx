import Alert from '@mui/material/Alert';
import { OFFLINE_REASON } from '@/hooks/buttons/use-needs-network.ts';
import { useWhyNot } from '@/hooks/use-online.ts';

interface OnlineOnlyProps {
  /** What cannot be done, like `Paying`. */
  act: string;
  /** What can be done meanwhile, in a sentence. */
  instead?: string;
}

/**
 * Says why something that needs the network cannot be done now; nothing while there is a network. What is disabled says
 * so with `useNeedsNetwork`.
 */
export function OnlineOnly({ act, instead }: OnlineOnlyProps) {
  const why = useWhyNot('functions');
  return (
    <div role="status" id={OFFLINE_REASON}>
      {why !== undefined && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {act} needs a connection. {why} now. {instead}
        </Alert>
      )}
    </div>
  );
}
