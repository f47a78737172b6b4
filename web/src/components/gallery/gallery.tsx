import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { PHOTO_PLACE } from '@/lib/browser/view-transition.ts';
import { ImageFrame } from '../cards/image-frame.tsx';
import { PartBoundary } from '../states/part-boundary.tsx';
import type { GalleryPicture } from './gallery-picture.ts';
import { GALLERY_RATIO } from './gallery-ratio.ts';
import { GalleryStep } from './gallery-step.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import { ON_PICTURE } from './on-picture.ts';
import { useSlides } from './use-slides.ts';

const Zoom = lazy(async () => ({ default: (await import('./zoom.tsx')).Zoom }));

/** How wide the frame is: the window on a phone, else a good half of the page. */
const WIDTHS = '(max-width: 56.24em) 100vw, 660px';

interface GalleryProps {
  /** What the pictures are of. */
  name: string;
  pictures: readonly GalleryPicture[];
  /** Nobody can have it any more. */
  sold?: boolean;
  /** A few blurred pixels of the first picture as a `data:` address. */
  placeholder?: string | undefined;
  /** Round buttons over the picture, like the wish list's heart. */
  corner?: ReactNode;
}

/** Pictures of a thing: one in a fixed frame to swipe, thumbnails to choose from, and all of them large on demand. */
export function Gallery({ name, pictures, sold = false, placeholder, corner }: GalleryProps) {
  const { t } = useLingui();
  const { track, current, show, onScroll, onKeyDown } = useSlides(pictures.length);
  const [zoomed, setZoomed] = useState(false);
  const count = pictures.length;
  const number = current + 1;
  const many = count > 1;
  return (
    <Box
      component="section"
      aria-label={t`Photos of ${name}`}
      sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      <Box sx={{ position: 'relative', borderRadius: { sm: '18px' }, overflow: 'hidden' }}>
        <Box
          component="ul"
          ref={track}
          aria-label={
            many
              ? plural(count, {
                  one: '# photo. Use the arrow keys to browse.',
                  other: '# photos. Use the arrow keys to browse.',
                })
              : t`Photo`
          }
          // A scrolling region that keyboards cannot reach would keep its pictures from them.
          tabIndex={many ? 0 : undefined}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          onClick={() => setZoomed(true)}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'flex',
            overflowX: 'auto',
            overscrollBehaviorX: 'contain',
            scrollSnapType: 'x mandatory',
            scrollbarWidth: 'none',
            cursor: 'zoom-in',
            '--photo-ratio': GALLERY_RATIO,
            '&::-webkit-scrollbar': { display: 'none' },
            '&:focus-visible': { outlineOffset: -4 },
            ...(sold ? { filter: 'grayscale(1)', opacity: 0.7 } : {}),
          }}
        >
          {pictures.map(({ img, thumb, alt }, index) => (
            <Box
              component="li"
              key={img}
              sx={{ flex: '0 0 100%', scrollSnapAlign: 'center', scrollSnapStop: 'always' }}
              {...(index === 0 && PHOTO_PLACE)}
            >
              <ImageFrame
                src={img}
                thumb={thumb}
                sizes={WIDTHS}
                alt={alt}
                ratio="var(--photo-ratio)"
                whole
                eager={index === 0}
                placeholder={index === 0 ? placeholder : undefined}
              />
            </Box>
          ))}
        </Box>
        {corner !== undefined && (
          <Box sx={{ position: 'absolute', right: 12, top: 12, display: 'flex', gap: 1 }}>{corner}</Box>
        )}
        {many && (
          <>
            <GalleryStep to="previous" disabled={current === 0} onClick={() => show(current - 1)} />
            <GalleryStep
              to="next"
              disabled={current === pictures.length - 1}
              onClick={() => show(current + 1)}
            />
            <Box aria-live="polite" sx={COUNT}>
              {current + 1} / {pictures.length}
            </Box>
          </>
        )}
        <IconButton
          aria-label={many ? t`Enlarge photo ${number}` : t`Enlarge photo`}
          onClick={() => setZoomed(true)}
          sx={{ ...ON_PICTURE, position: 'absolute', right: 12, bottom: 12 }}
        >
          <ZoomInIcon />
        </IconButton>
      </Box>
      {many && <GalleryThumbs pictures={pictures} current={current} onShow={show} />}
      {zoomed && (
        <PartBoundary>
          <Suspense fallback={null}>
            <Zoom
              name={name}
              pictures={pictures}
              index={current}
              onTurn={show}
              onClose={() => setZoomed(false)}
            />
          </Suspense>
        </PartBoundary>
      )}
    </Box>
  );
}

const COUNT = {
  ...ON_PICTURE,
  position: 'absolute',
  left: 12,
  bottom: 12,
  px: 1.25,
  py: 0.5,
  borderRadius: 1,
  typography: 'subtitle2',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
} as const;
