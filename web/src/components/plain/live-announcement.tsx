import { VISUALLY_HIDDEN } from './visually-hidden.ts';

/** Words that are read out when they change, and seen by nobody. */
export function LiveAnnouncement({ text }: { text: string }) {
  return (
    <div role="status" style={{ ...VISUALLY_HIDDEN, margin: '-1px', whiteSpace: 'nowrap' }}>
      {text}
    </div>
  );
}
