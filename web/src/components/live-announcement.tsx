import type { CSSProperties } from 'react';

const UNSEEN: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Words that are read out when they change, and seen by nobody. */
export function Announced({ text }: { text: string }) {
  return (
    <div role="status" style={UNSEEN}>
      {text}
    </div>
  );
}
