import Typography from '@mui/material/Typography';

/** After a declined card: others may buy the item, and so may this buyer. */
export function HoldReleased() {
  return (
    <Typography color="textSecondary" variant="body2">
      The item is free for others again. Pay keeps it for you once more.
    </Typography>
  );
}
