import { useLingui } from '@lingui/react/macro';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { type Direction, placeAfter } from '../moved.ts';

interface CategoryPlaceProps {
  categoryname: string;
  /** Where it stands, from 0 on, among how many. */
  place: number;
  count: number;
  onMove: (direction: Direction) => void;
}

/** Where a category stands, with the buttons that move it one place. The keyboard stays on them while it moves. */
export function CategoryPlace({ categoryname, place, count, onMove }: CategoryPlaceProps) {
  const { t } = useLingui();
  const needsNetwork = useNeedsNetwork();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const moving = useRef<Direction>(null);
  // A row that takes another place in the page loses the focus.
  useEffect(() => {
    const direction = moving.current;
    moving.current = null;
    if (direction === null) return;
    const held = document.activeElement;
    if (held !== document.body && held !== up.current && held !== down.current) return;
    const isAtEnd = placeAfter(place, direction, count) === place;
    const button = (direction === 'up') === isAtEnd ? down : up;
    button.current?.focus();
  }, [place, count]);
  const move = (direction: Direction) => {
    moving.current = direction;
    onMove(direction);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Box component="span" sx={{ minWidth: '3ch' }}>
        {place + 1}
      </Box>
      <IconButton
        ref={up}
        aria-label={t`Move “${categoryname}” up`}
        onClick={() => move('up')}
        {...needsNetwork}
        disabled={needsNetwork.disabled || placeAfter(place, 'up', count) === place}
      >
        <ArrowUpward />
      </IconButton>
      <IconButton
        ref={down}
        aria-label={t`Move “${categoryname}” down`}
        onClick={() => move('down')}
        {...needsNetwork}
        disabled={needsNetwork.disabled || placeAfter(place, 'down', count) === place}
      >
        <ArrowDownward />
      </IconButton>
    </Box>
  );
}
