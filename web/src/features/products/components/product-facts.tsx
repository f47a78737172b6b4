import Box from '@mui/material/Box';
import type { Product } from '@thriftline/domain/product';

/** Years a thing was used, in words. */
export function yearsUsed(years: number): string {
  return years === 0 ? 'Not used' : years === 1 ? '1 year' : `${years} years`;
}

/** Condition, place and years of use, as a list of terms. */
export function ProductFacts({ product }: { product: Product }) {
  const facts = [
    ['Condition', product.condition],
    ['Location', product.location],
    ['Years used', yearsUsed(product.yearsofuse)],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 2,
        rowGap: 0.25,
        typography: 'body2',
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
