import CssBaseline from '@mui/material/CssBaseline';
import { type StorageManager, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { chooseColorMode, colorMode, onColorMode } from '@/lib/device/color-scheme.ts';
import { appTheme } from './app-theme.ts';

/** Lets Material UI go by lib/device/color-scheme.ts, which works on pages without it too. */
const followColorScheme: StorageManager = ({ key }) => ({
  get: (fallback) => (key === MODE_KEY ? colorMode() : fallback),
  set: (mode) => {
    if (key === MODE_KEY) chooseColorMode(mode);
  },
  subscribe: (handler) => (key === MODE_KEY ? onColorMode(() => handler(colorMode())) : () => {}),
});
const MODE_KEY = 'mode';

/**
 * What screens made of Material UI stand in. The shell and the home page are made without it, from the same theme's CSS
 * variables, so that the first page needs no more script than it must.
 */
export function Material({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={appTheme}
      defaultMode="system"
      modeStorageKey={MODE_KEY}
      storageManager={followColorScheme}
      noSsr
    >
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
