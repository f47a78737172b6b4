import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Searched } from '../api/use-browsed-products.ts';
import type { ProductSort } from '../browsing/product-search.ts';
import { SORT_LABELS } from './sort-labels.ts';

interface SearchReachProps {
  searched: Searched;
  sort: ProductSort;
  onReachFurther: () => void;
}

/** Says how far words were looked for when that was not everywhere, and looks further. */
export function SearchReach({ searched, sort, onReachFurther }: SearchReachProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5 }}>
      <Typography role="status" color="textSecondary">
        {searched.stopped && `Searched the ${SORT_LABELS[sort].first} ${searched.items} items.`}
      </Typography>
      {searched.stopped && (
        <Button variant="outlined" onClick={onReachFurther}>
          Search further
        </Button>
      )}
    </Box>
  );
}
