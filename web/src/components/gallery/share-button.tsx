import { useLingui } from '@lingui/react/macro';
import ShareIcon from '@mui/icons-material/IosShare';
import IconButton from '@mui/material/IconButton';
import { type Shareable, useShare } from '@/hooks/buttons/use-share.ts';
import { ON_PICTURE } from './on-picture.ts';

/** Shares a page. Lies on a picture. */
export function ShareButton(what: Shareable) {
  const { t } = useLingui();
  const share = useShare();
  return (
    <IconButton aria-label={t`Share`} onClick={() => void share(what)} sx={ON_PICTURE}>
      <ShareIcon />
    </IconButton>
  );
}
