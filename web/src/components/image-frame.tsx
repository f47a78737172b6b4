import { type CSSProperties, useState } from 'react';

interface ImageFrameProps {
  src: string | undefined;
  /** What it shows; empty when the text beside it says so already. */
  alt: string;
  /** Width to height; 4:3 unless told. */
  ratio?: string;
  /** True for a picture that is seen without scrolling. */
  eager?: boolean;
}

const FRAME: CSSProperties = {
  width: '100%',
  overflow: 'hidden',
  position: 'relative',
  backgroundColor: 'var(--mui-palette-surface-sunken)',
};
const IMAGE: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
};

/** A picture in a fixed frame: the page does not move when it arrives, and a lost one leaves a quiet surface. */
export function ImageFrame({ src, alt, ratio = '4 / 3', eager = false }: ImageFrameProps) {
  const [lost, setLost] = useState(false);
  const shown = src !== undefined && src !== '' && !lost;
  return (
    <div
      style={{ ...FRAME, aspectRatio: ratio }}
      {...(shown || alt === '' ? {} : { role: 'img', 'aria-label': alt })}
    >
      {shown && (
        <img
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setLost(true)}
          style={IMAGE}
        />
      )}
    </div>
  );
}
