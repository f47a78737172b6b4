import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ImageFrame } from '../cards/image-frame.tsx';
import type { GalleryPicture } from './gallery-picture.ts';

interface GalleryThumbsProps {
  pictures: readonly GalleryPicture[];
  current: number;
  onShow: (index: number) => void;
}

/** All photos small, to choose from. */
export function GalleryThumbs({ pictures, current, onShow }: GalleryThumbsProps) {
  const { t } = useLingui();
  const showLabel = (number: number, photo: string) => t`Show photo ${number}: ${photo}`;
  return (
    <Box
      component="ul"
      aria-label={t`All photos`}
      sx={{
        m: 0,
        p: 0,
        px: { xs: 2, sm: 0 },
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        gap: { xs: 0.75, sm: 1.25 },
      }}
    >
      {pictures.map(({ img, thumb, alt }, index) => (
        <li key={img}>
          <ButtonBase
            aria-label={showLabel(index + 1, alt)}
            aria-current={index === current}
            onClick={() => onShow(index)}
            sx={{
              width: 1,
              minHeight: 44,
              borderRadius: 1,
              overflow: 'hidden',
              border: 2,
              borderColor: index === current ? 'primary.main' : 'transparent',
              opacity: index === current ? 1 : 0.75,
              '&:hover': { opacity: 1 },
            }}
          >
            <ImageFrame src={thumb} alt="" ratio="1" />
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
