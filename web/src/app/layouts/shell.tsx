import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { OfflineBanner } from '@/components/offline-banner.tsx';
import { UpdatePrompt } from '@/components/update-prompt.tsx';
import { useRouteFocus } from '../hooks/use-route-focus.ts';
import { Footer } from './footer.tsx';
import { MainNav } from './main-nav.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** Top bar, the page, footer. On phones the main links stand at the bottom, where thumbs are. */
export function Shell() {
  const main = useRouteFocus();
  const loading = useNavigation().state !== 'idle';
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      {loading && <NavigationProgress />}
      <TopBar>
        <MainNav />
      </TopBar>
      <OfflineBanner />
      <Container
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        aria-busy={loading}
        maxWidth="lg"
        sx={{ flexGrow: 1, py: { xs: 3, md: 5 } }}
      >
        <Outlet />
      </Container>
      <Footer />
      <ScrollRestoration />
      <UpdatePrompt />
    </Box>
  );
}
