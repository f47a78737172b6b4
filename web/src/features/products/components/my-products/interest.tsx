import Typography from '@mui/material/Typography';
import { type ItemInterest, interestText } from '@thriftline/domain/catalogue/interest/item-interest';

/** How many people an item interests, for its seller. */
export function Interest({ interest }: { interest: ItemInterest }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {interestText(interest)}
    </Typography>
  );
}
