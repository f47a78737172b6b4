import { openTabChannel } from '@/lib/browser/tab-channel.ts';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';

/** A message that was sent, and from which conversation's field; without its text while it is not known whether it is taken. */
export interface SentMessage {
  conversationId: string;
  text?: string | undefined;
  /** The photo that went with it, by `photoMark`. */
  picture?: string | undefined;
}

/** By what tabs know a photo again that each of them restored: no two that somebody attaches are alike in all of it. */
export function photoMark({ width, height, small, large }: AttachedPicture): string {
  return [width, height, small.size, large.size].join(' ');
}

const channel = openTabChannel('thriftline-sent-messages');
const listeners = new Set<(sent: SentMessage) => void>();
channel.onmessage = ({ data }: MessageEvent<SentMessage>) => {
  for (const listener of listeners) listener(data);
};

/**
 * Tells the other tabs that a message goes, and with it the one copy that is kept of what they show, too; then, with its text, that it was
 * sent: a tab that restored the same text would send it again.
 */
export function tellOtherTabs(sent: SentMessage): void {
  channel.postMessage(sent);
}

/** Tells what shows the conversation in this tab that a message was sent whose field has been left: it may have come back there. */
export function tellThisTab(sent: SentMessage): void {
  for (const listener of listeners) listener(sent);
}

/** Listens for messages that are sent from elsewhere, as from other tabs; gives what ends it. */
export function onSentElsewhere(listener: (sent: SentMessage) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
