import { StrictMode, useEffect } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { type ServedContent, ServedContentContext } from '@/lib/calls/served-content.ts';
import { Providers } from './providers.tsx';

interface AppProps {
  router: DataRouter;
  /** What the page was drawn of, where a server drew it. */
  content?: ServedContent | null;
  /** Told when React has taken over, or drawn, the first page. */
  onTakenOver?: () => void;
}

/** The whole single-page app. */
export function App({ router, content = null, onTakenOver }: AppProps) {
  useEffect(() => {
    if (content !== null) content.isTakenOver = true;
    onTakenOver?.();
  }, [content, onTakenOver]);
  return (
    <StrictMode>
      <ServedContentContext value={content}>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </ServedContentContext>
    </StrictMode>
  );
}
