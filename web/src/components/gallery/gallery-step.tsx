import { useLingui } from '@lingui/react/macro';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { MIRRORED } from '../plain/mirrored.ts';
import { ON_PICTURE } from './on-picture.ts';

interface GalleryStepProps {
  to: 'previous' | 'next';
  /** There is none on that side. It keeps the focus, so that keyboards do not lose their place. */
  disabled: boolean;
  onClick: () => void;
}

/** Turns to the picture before or after. Fingers swipe instead. */
export function GalleryStep({ to, disabled, onClick }: GalleryStepProps) {
  const { t } = useLingui();
  return (
    <IconButton
      aria-label={to === 'next' ? t`Next photo` : t`Previous photo`}
      aria-disabled={disabled}
      onClick={onClick}
      sx={{
        ...ON_PICTURE,
        position: 'absolute',
        top: 'calc(50% - 22px)',
        [to === 'next' ? 'right' : 'left']: 12,
        display: { xs: 'none', sm: 'inline-flex' },
        ...(disabled ? { opacity: 0.45, cursor: 'default' } : {}),
      }}
    >
      {to === 'next' ? <ChevronRightIcon sx={MIRRORED} /> : <ChevronLeftIcon sx={MIRRORED} />}
    </IconButton>
  );
}
