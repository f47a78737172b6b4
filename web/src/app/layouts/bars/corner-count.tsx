import { VISUALLY_HIDDEN } from '@/components/plain/visually-hidden.ts';
import { countText } from '@/lib/words/count-text.ts';

interface CornerCountProps {
  count: number;
  /** What is counted, for who hears it. */
  what: string;
  className: string | undefined;
}

/** How much there is of something, after a link's word: heard as `Inbox, 3 new`. Nothing when there is none. */
export function CornerCount({ count, what, className }: CornerCountProps) {
  if (count === 0) return null;
  return (
    <span className={className}>
      <span style={VISUALLY_HIDDEN}>, </span>
      {countText(count)}
      <span style={VISUALLY_HIDDEN}> {what}</span>
    </span>
  );
}
