import { countText } from '@/lib/texts/count-text.ts';

/** How much there is of something, after a link's word; nothing when there is none. Heard as a part of the link's name. */
export function CornerCount({ count, className }: { count: number; className: string | undefined }) {
  if (count === 0) return null;
  return (
    <span aria-hidden className={className}>
      {countText(count)}
    </span>
  );
}

/** The name of a link with such a count: `Inbox, 3 new`; undefined where its own word is enough. */
export function nameWithCount(label: string, count: number, what: string): string | undefined {
  return count === 0 ? undefined : `${label}, ${countText(count)} ${what}`;
}
