import Box from '@mui/material/Box';
import { characters } from '@thriftline/domain/base/fields/fields';

interface CharacterCounterProps {
  text: string;
  /** How many characters there must be. */
  least: number;
}

/** How many characters a text has, and how many it needs while it has too few. */
export function CharacterCounter({ text, least }: CharacterCounterProps) {
  const count = characters(text.trim());
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {count < least ? `${count} of at least ${least} characters` : `${count} characters`}
    </Box>
  );
}
