import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** The ground that every drawing stands on. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 110" aria-hidden className={styles.picture}>
      <ellipse cx="80" cy="101" rx="62" ry="6" className={styles.floor} />
      <g stroke="currentColor" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}

/** A price tag on its string, at the place given. */
function Tag({ x, y }: { x: number; y: number }) {
  return (
    <g className={styles.tag} transform={`translate(${x} ${y})`}>
      <path d="M0 0v9" stroke="currentColor" />
      <path d="m0 9 9 8v16H-9V17l9-8Z" fill="currentColor" stroke="currentColor" />
    </g>
  );
}

/** A parcel that nobody has filled: no orders, no payments. */
export function ParcelPicture() {
  return (
    <Drawing>
      <path d="M40 54v44h80V54" />
      <path d="M40 54 24 38l42-14 14 16 14-16 42 14-16 16" />
      <path d="m40 54 40-14 40 14-40 12-40-12Z" />
      <path d="M80 66v32" />
      <Tag x={104} y={60} />
    </Drawing>
  );
}

/** A heart pegged to an empty line: no wishes. */
export function WishPicture() {
  return (
    <Drawing>
      <path d="M8 20q72 26 144 0" />
      <path d="M80 92 52 65c-9-9-8-23 2-29 9-5 19-2 26 8 7-10 17-13 26-8 10 6 11 20 2 29Z" />
      <g className={styles.tag}>
        <path d="M60 26v14M100 26v14" stroke="currentColor" strokeWidth="7" />
      </g>
    </Drawing>
  );
}

/** A magnifying glass over nothing: what was looked for is not there. */
export function SearchPicture() {
  return (
    <Drawing>
      <circle cx="70" cy="48" r="32" />
      <path d="m94 71 28 26" strokeWidth="6" />
      <path d="M54 40q6-11 18-12" />
      <Tag x={70} y={34} />
    </Drawing>
  );
}

/** A line that has come down: no network. */
export function OfflinePicture() {
  return (
    <Drawing>
      <path d="M28 100V20M132 100V20M16 100h24M120 100h24" />
      <path d="M28 28q22 10 38 8M132 28q-16 4-20 20t-22 14" />
      <Tag x={90} y={62} />
    </Drawing>
  );
}
