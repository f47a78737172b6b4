import type { CSSProperties } from 'react';

const DRAWING: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: 'var(--mui-palette-text-secondary)',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** A picture that slipped off its peg: what a frame shows when its picture cannot be had. */
export function MissingPicture() {
  return (
    <svg viewBox="0 0 160 120" style={DRAWING} aria-hidden>
      <path d="M16 30c42 9 86 9 128 0" />
      <path d="M58 29v14M102 29v14" />
      <g transform="rotate(14 80 76)">
        <path d="M56 56h48v36H56z" />
        <path d="m60 88 12-14 9 9 6-7 13 12" />
        <circle cx="93" cy="66" r="3.5" />
      </g>
    </svg>
  );
}
