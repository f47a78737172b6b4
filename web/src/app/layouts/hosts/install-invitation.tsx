import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from '@/hooks/use-notify.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { canInstall } from '@/lib/install/can-install.ts';
import { noteInvited } from '@/lib/install/may-invite.ts';

interface InstallInvitationProps {
  onClose: () => void;
}

/** While there is a form to fill in, as a checkout is, or a dialog; a search is no such form. */
const IN_THE_WAY = 'html:has(main form:not([role="search"], search form), [role="dialog"]) &';

/** Above the bar with the primary button, on pages that have one. */
const ABOVE_BAR = 'html:has([data-bottom-bar]) &';

/** Notes the invitation as shown when the card is first visible; a form may hide it until then. */
function onceSeen(card: HTMLElement | null): (() => void) | undefined {
  if (card === null) return undefined;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    noteInvited();
    observer.disconnect();
  });
  observer.observe(card);
  return () => observer.disconnect();
}

/** Invites people to install the app, once, and never over a form or a dialog. */
export function InstallInvitation({ onClose }: InstallInvitationProps) {
  const { t } = useLingui();
  const { name } = useShopSettings();
  const [way] = useState(canInstall);
  const notify = useNotify();
  const install = async () => {
    try {
      await window.installPrompt?.prompt();
      delete window.installPrompt;
    } catch (error) {
      notify.error(error);
    } finally {
      onClose();
    }
  };
  return (
    <Card
      component="section"
      aria-labelledby="install-title"
      ref={onceSeen}
      sx={(theme) => ({
        position: 'fixed',
        insetInline: 16,
        // Above the tabs of a phone.
        bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', md: 24 },
        [ABOVE_BAR]: { bottom: { xs: 'calc(144px + env(safe-area-inset-bottom))', md: 24 } },
        ml: 'auto',
        maxWidth: '25rem',
        p: 2,
        display: 'grid',
        gap: 1,
        zIndex: theme.zIndex.appBar,
        boxShadow: 'var(--mui-palette-lift-high)',
        [IN_THE_WAY]: { display: 'none' },
      })}
    >
      <Typography id="install-title" variant="h5" component="h2">
        <Trans>{name} as an app</Trans>
      </Typography>
      <Typography variant="body2" role="status">
        {way === 'byHand'
          ? t`Tap Share below, then “Add to Home Screen”. It opens faster, works offline and can notify you.`
          : t`It opens faster, works offline and takes photos you share with it.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {way === 'byPrompt' && (
          <Button size="small" variant="contained" onClick={() => void install()}>
            {t`Install`}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={onClose}>
          {way === 'byPrompt' ? t`Not now` : t`Close`}
        </Button>
      </Box>
    </Card>
  );
}
