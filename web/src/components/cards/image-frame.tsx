import { PICTURE_WIDTHS } from '@thriftline/domain/pictures/picture-widths';
import { type CSSProperties, useState } from 'react';
import { isOwnPicture } from '@/lib/pictures/own-picture.ts';
import { MissingPicture } from './missing-picture.tsx';

interface ImageFrameProps {
  /** The large variant, or the only one there is. */
  src: string | undefined;
  /** The small variant: the browser takes the one that suits the frame's width and the screen. */
  thumb?: string | undefined;
  /** How wide the frame is, as the `sizes` of an `img` says it; needed for the choice between the variants. */
  sizes?: string;
  /** What it shows; empty when the text beside it says so already. */
  alt: string;
  /** Width to height; 4:3 unless told. */
  ratio?: string;
  /** Shows the whole picture, on a blurred ground of itself, instead of what fills the frame. */
  whole?: boolean;
  /** True for a picture that is seen without scrolling: it is fetched at once, before others. */
  eager?: boolean;
  /** A few blurred pixels as a `data:` address, seen until the picture is there. */
  placeholder?: string | undefined;
}

// Styles of the elements themselves: this stands many times on the page that has to be quickest.
const FRAME: CSSProperties = {
  width: '100%',
  overflow: 'hidden',
  position: 'relative',
  backgroundColor: 'var(--mui-palette-surface-sunken)',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
};
const IMAGE: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
};

/** What lies around a picture of another shape than its frame. The blur takes what is beyond the edges for white: they are cut off. */
const GROUND: CSSProperties = {
  ...IMAGE,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  transform: 'scale(1.2)',
  filter: 'blur(24px) saturate(0.8)',
};

/** Drops the worker's copy, so that the next view fetches the picture again. */
function forget(url: string): void {
  if (!navigator.onLine) return;
  import('@/lib/pictures/forget-picture.ts')
    .then(({ forgetPicture }) => forgetPicture(url))
    .catch((error: unknown) => console.warn('What is kept of a picture stays', error));
}

/**
 * A picture in a fixed frame: the page does not move when it arrives. When one variant cannot be had (offline it may be
 * the other that was seen before) the other is tried, and when both are lost a drawing says so, as it does for an address
 * that is not the shop's own.
 */
export function ImageFrame(props: ImageFrameProps) {
  // A new address is a new try.
  return <Frame key={`${props.src} ${props.thumb}`} {...props} />;
}

function Frame({
  src = '',
  thumb = src,
  sizes = '100vw',
  alt,
  ratio = '4 / 3',
  whole = false,
  eager = false,
  placeholder,
}: ImageFrameProps) {
  const [left, setLeft] = useState<readonly string[]>([...new Set([thumb, src])].filter(isOwnPicture));
  const [first] = left;
  const isMissing = src !== '' && first === undefined;
  const fail = ({ currentSrc }: HTMLImageElement) => {
    if (currentSrc !== '') forget(currentSrc);
    const others = left.filter((url) => url !== currentSrc);
    setLeft(others.length < left.length ? others : left.slice(1));
  };
  const [ground, setGround] = useState<string>();
  const arrive = ({ currentSrc }: HTMLImageElement) => {
    if (whole) setGround(currentSrc);
  };
  const hasVariants = left.length > 1;

  const background = placeholder !== undefined && !isMissing ? `url("${placeholder}")` : undefined;
  return (
    <div
      style={{ ...FRAME, aspectRatio: ratio, backgroundImage: background }}
      {...(isMissing && alt !== '' ? { role: 'img', 'aria-label': alt } : {})}
    >
      {isMissing && <MissingPicture />}
      {/* A background, not an image of its own, and of the variant that is there: nothing more is fetched or read out. */}
      {whole && !isMissing && ground !== undefined && (
        <div aria-hidden style={{ ...GROUND, backgroundImage: `url("${ground}")` }} />
      )}
      {first !== undefined && (
        <img
          key={first}
          // One that came or failed before React was there tells nobody again.
          ref={(image) => {
            if (!image?.complete || image.currentSrc === '') return;
            if (image.naturalWidth === 0) fail(image);
            else arrive(image);
          }}
          sizes={hasVariants ? sizes : undefined}
          srcSet={
            hasVariants ? `${thumb} ${PICTURE_WIDTHS.thumb}w, ${src} ${PICTURE_WIDTHS.img}w` : undefined
          }
          src={first}
          alt={alt}
          width={PICTURE_WIDTHS.img}
          height={(PICTURE_WIDTHS.img * 3) / 4}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onLoad={whole ? ({ currentTarget }) => arrive(currentTarget) : undefined}
          onError={({ currentTarget }) => fail(currentTarget)}
          style={whole ? { ...IMAGE, objectFit: 'contain' } : IMAGE}
        />
      )}
    </div>
  );
}
