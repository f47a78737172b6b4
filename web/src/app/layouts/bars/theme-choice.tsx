import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSyncExternalStore } from 'react';
import { type ColorMode, chooseColorMode, colorMode, onColorMode } from '@/lib/device/color-scheme.ts';

const MODES: readonly { value: ColorMode; label: string }[] = [
  { value: 'system', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Chooses between light, dark and what the device says. */
export function ThemeChoice() {
  const mode = useSyncExternalStore(onColorMode, colorMode, () => 'system' as const);
  return (
    <ToggleButtonGroup
      exclusive
      value={mode}
      aria-label="Colors"
      onChange={(_event, chosen: ColorMode | null) => {
        if (chosen !== null) chooseColorMode(chosen);
      }}
    >
      {MODES.map(({ value, label }) => (
        <ToggleButton key={value} value={value}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
