import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { frameWidth } from './frame-width.ts';
import type { StoredPictureProps } from './stored-picture.tsx';

/** Loads what shows such a picture, for one that may be shown without a network. */
export const loadPicture = () => import('./stored-picture.tsx');

const StoredPicture = lazy(async () => ({ default: (await loadPicture()).StoredPicture }));

/** A picture that only some may see; what shows it is loaded where there is one, and its room is there before. */
export function LazyPicture(props: StoredPictureProps) {
  const { width, height } = props.size;
  return (
    <Suspense
      fallback={
        <Box
          sx={{
            width: frameWidth(props.size),
            maxWidth: '100%',
            aspectRatio: `${width} / ${height}`,
          }}
        />
      }
    >
      <StoredPicture {...props} />
    </Suspense>
  );
}
