import { type CssVarsTheme, type Theme, useColorScheme, useTheme } from '@mui/material/styles';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { useMemo } from 'react';

/** How the card field looks inside its frame, where the page's style sheets do not reach. */
export function useCardStyle(): StripeCardElementOptions {
  const theme = useTheme<Theme & Partial<Pick<CssVarsTheme, 'colorSchemes'>>>();
  const { colorScheme } = useColorScheme();
  return useMemo(() => {
    const palette = theme.colorSchemes?.[colorScheme ?? 'light']?.palette ?? theme.palette;
    return {
      hidePostalCode: true,
      // Cards alone are taken: no button that leads elsewhere.
      disableLink: true,
      style: {
        base: {
          color: palette.text.primary,
          iconColor: palette.text.secondary,
          fontFamily: String(theme.typography.fontFamily),
          fontSize: '16px',
          '::placeholder': { color: palette.text.secondary },
        },
        invalid: { color: palette.error.main, iconColor: palette.error.main },
      },
    };
  }, [theme, colorScheme]);
}
