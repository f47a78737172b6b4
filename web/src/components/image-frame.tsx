import Box from '@mui/material/Box';
import { useState } from 'react';

interface ImageFrameProps {
  src: string | undefined;
  /** What it shows; empty when the text beside it says so already. */
  alt: string;
  /** Width to height; 4:3 unless told. */
  ratio?: string;
  /** True for a picture that is seen without scrolling. */
  eager?: boolean;
}

/** A picture in a fixed frame: the page does not move when it arrives, and a lost one leaves a quiet surface. */
export function ImageFrame({ src, alt, ratio = '4 / 3', eager = false }: ImageFrameProps) {
  const [lost, setLost] = useState(false);
  const shown = src !== undefined && src !== '' && !lost;
  return (
    <Box
      sx={{
        aspectRatio: ratio,
        width: '100%',
        overflow: 'hidden',
        bgcolor: 'surface.sunken',
        position: 'relative',
      }}
      {...(shown || alt === '' ? {} : { role: 'img', 'aria-label': alt })}
    >
      {shown && (
        <Box
          component="img"
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setLost(true)}
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
