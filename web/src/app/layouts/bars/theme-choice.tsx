import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSyncExternalStore } from 'react';
import { type ColorMode, chooseColorMode, colorMode, onColorMode } from '@/lib/device/color-scheme.ts';

const MODES: readonly { value: ColorMode; label: MessageDescriptor }[] = [
  { value: 'system', label: msg`Match device` },
  { value: 'light', label: msg`Light` },
  { value: 'dark', label: msg`Dark` },
];

/** Chooses between light, dark and what the device says. */
export function ThemeChoice() {
  const { t } = useLingui();
  const mode = useSyncExternalStore(onColorMode, colorMode, () => 'system' as const);
  return (
    <ToggleButtonGroup
      exclusive
      value={mode}
      aria-label={t`Colors`}
      onChange={(_event, chosen: ColorMode | null) => {
        if (chosen !== null) chooseColorMode(chosen);
      }}
    >
      {MODES.map(({ value, label }) => (
        <ToggleButton key={value} value={value}>
          {t(label)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
