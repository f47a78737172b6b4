import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { ReportedErrors } from '@/components/reported-errors.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import { appTheme, THEME_STORAGE_KEY } from './theme/app-theme.ts';
import { ToastStyle } from './theme/toast-style.tsx';

/** What every screen stands on: theme, toasts and the session. Firebase itself comes with the routes that need it. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={appTheme} defaultMode="system" modeStorageKey={THEME_STORAGE_KEY} noSsr>
      <CssBaseline enableColorScheme />
      <ToastStyle />
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={6000}
        preventDuplicate
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      >
        <ReportedErrors />
        <SessionKeeper />
        {children}
      </SnackbarProvider>
    </ThemeProvider>
  );
}
