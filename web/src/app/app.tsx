import { StrictMode } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { type ServedHome, ServedHomeContext } from '@/lib/served-home.ts';
import { Providers } from './providers.tsx';

interface AppProps {
  router: DataRouter;
  /** What the page was drawn of, where a server drew it. */
  content?: ServedHome | null;
}

/** The whole single-page app. */
export function App({ router, content = null }: AppProps) {
  return (
    <StrictMode>
      <ServedHomeContext value={content}>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </ServedHomeContext>
    </StrictMode>
  );
}
