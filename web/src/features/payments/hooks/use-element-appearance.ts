import { useTheme } from '@mui/material/styles';
import type { Appearance } from '@stripe/stripe-js';
import { useMemo } from 'react';
import { useShownPalette } from './use-shown-palette.ts';

/** How the Payment Element looks inside its frame. */
export function useElementAppearance(): Appearance {
  const { typography } = useTheme();
  const palette = useShownPalette();
  return useMemo(
    () => ({
      theme: palette.mode === 'dark' ? 'night' : 'stripe',
      variables: {
        colorPrimary: palette.primary.main,
        colorBackground: palette.background.paper,
        colorText: palette.text.primary,
        colorTextSecondary: palette.text.secondary,
        colorTextPlaceholder: palette.text.secondary,
        colorDanger: palette.error.main,
        fontFamily: String(typography.fontFamily),
        fontSizeBase: '16px',
      },
    }),
    [typography, palette],
  );
}
