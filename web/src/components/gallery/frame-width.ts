import type { MessagePicture } from '@thriftline/domain/pictures/message-picture';

/** Longest and shortest side of what is shown before it is opened, in CSS pixels. */
const LONGEST = 240;
const SHORTEST = 48;

/** How wide the frame of a picture is before it is opened, in CSS pixels. */
export function frameWidth({ width, height }: MessagePicture): number {
  return Math.max(SHORTEST, Math.round(width * Math.min(1, LONGEST / Math.max(width, height))));
}
