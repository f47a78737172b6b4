import styles from './empty-state.module.css';

/** An empty clothes rail with one hanger and its tag: nothing here yet. */
export function EmptyPicture() {
  return (
    <svg viewBox="0 0 160 110" aria-hidden className={styles.picture}>
      <ellipse cx="80" cy="101" rx="62" ry="6" className={styles.floor} />
      <path d="M24 100V18M136 100V18M12 100h24M124 100h24M14 18h132" stroke="currentColor" />
      <path d="M80 18v6c7 0 9 8 2 10l-2 2v4" stroke="currentColor" />
      <path
        d="M80 40 50 60c-4 3-2 8 3 8h54c5 0 7-5 3-8L80 40Z"
        stroke="currentColor"
        strokeLinejoin="round"
      />
      <g className={styles.tag}>
        <path d="M98 68v8" stroke="currentColor" />
        <path d="m98 76 8 7v13H90V83l8-7Z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
      </g>
    </svg>
  );
}
