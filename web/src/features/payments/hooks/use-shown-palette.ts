import { type CssVarsTheme, type Palette, type Theme, useColorScheme, useTheme } from '@mui/material/styles';

/** The colors of the scheme that is shown, for frames of other sites: the page's style sheets do not reach there. */
export function useShownPalette(): Palette {
  const theme = useTheme<Theme & Partial<Pick<CssVarsTheme, 'colorSchemes'>>>();
  const { colorScheme } = useColorScheme();
  return theme.colorSchemes?.[colorScheme ?? 'light']?.palette ?? theme.palette;
}
