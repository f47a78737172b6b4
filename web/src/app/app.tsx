import { StrictMode } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { Providers } from './providers.tsx';

/** The whole single-page app. */
export function App({ router }: { router: DataRouter }) {
  return (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}
