import ShareIcon from '@mui/icons-material/IosShare';
import IconButton from '@mui/material/IconButton';
import { useNotify } from '@/hooks/use-notify.ts';
import { ON_PICTURE } from './on-picture.ts';

interface ShareButtonProps {
  /** What is shared, as its title says. */
  title: string;
  /** Its address below our own, like `/ads/1`. */
  path: string;
}

/** The browser's own sheet says so when the person closes it. */
function changedTheirMind(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Hands the address of a page to the browser's share sheet; without one it is copied. Lies on a picture. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const notify = useNotify();

  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    try {
      if (navigator.share !== undefined) {
        await navigator.share({ title, url });
      } else {
        await navigator.clipboard.writeText(url);
        notify.success('Link copied');
      }
    } catch (error) {
      if (!changedTheirMind(error)) notify.error(error);
    }
  };

  return (
    <IconButton aria-label="Share" onClick={() => void share()} sx={ON_PICTURE}>
      <ShareIcon />
    </IconButton>
  );
}
