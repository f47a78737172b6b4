import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { characters } from '@thriftline/domain/base/fields/fields';

interface CharacterCounterProps {
  text: string;
  /** How many characters there must be. */
  least: number;
}

/** How many characters a text has, and how many it needs while it has too few. */
export function CharacterCounter({ text, least }: CharacterCounterProps) {
  const { t } = useLingui();
  const count = characters(text.trim());
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {count < least
        ? t`${count} of at least ${plural(least, { one: '# character', other: '# characters' })}`
        : plural(count, { one: '# character', other: '# characters' })}
    </Box>
  );
}
