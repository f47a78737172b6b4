import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSlow } from '../../hooks/use-slow.ts';

/** After so many milliseconds without an answer it is said that there is none. */
const SLOW_MS = 3_000;

/** After so many something else may be tried. */
const STUCK_MS = 15_000;

interface PayStepProps {
  /** What is being done, in a sentence. */
  doing: string;
  /** What can be tried when no answer comes. */
  wayOut: { label: string; act: () => void };
}

/** Says what a payment page waits for before anything can be charged, and that nothing was. */
export function PayStep({ doing, wayOut }: PayStepProps) {
  const { t } = useLingui();
  const slow = useSlow(SLOW_MS);
  const stuck = useSlow(STUCK_MS);
  return (
    <div role="status">
      <Typography color="textSecondary" variant="body2" sx={{ my: 1 }}>
        {doing} {slow && t`This is taking longer than usual. You haven’t been charged.`}
      </Typography>
      {stuck && (
        <Button size="small" onClick={wayOut.act}>
          {wayOut.label}
        </Button>
      )}
    </div>
  );
}
