import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ReportedErrors } from '@/components/reported-errors.tsx';
import { OutboxKeeper } from './outbox-keeper.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import { appTheme, THEME_STORAGE_KEY } from './theme/app-theme.ts';
import { Toasts } from './toasts.tsx';

/** What every screen stands on: theme, toasts and the session. Firebase itself comes with the routes that need it. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={appTheme} defaultMode="system" modeStorageKey={THEME_STORAGE_KEY} noSsr>
      <CssBaseline enableColorScheme />
      <ReportedErrors />
      <SessionKeeper />
      <OutboxKeeper />
      {children}
      <Toasts />
    </ThemeProvider>
  );
}
