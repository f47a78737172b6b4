import Box from '@mui/material/Box';
import { characters } from '@thriftline/domain/fields';
import { MIN_DESCRIPTION } from '@thriftline/domain/product';

/** How many characters a description has, and how many it still needs. */
export function CharacterCounter({ text }: { text: string }) {
  const count = characters(text.trim());
  const missing = MIN_DESCRIPTION - count;
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {missing > 0 ? `${count} of at least ${MIN_DESCRIPTION} characters` : `${count} characters`}
    </Box>
  );
}
