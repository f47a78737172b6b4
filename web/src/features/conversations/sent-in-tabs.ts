import { openTabChannel } from '@/lib/browser/tab-channel.ts';

/** A message that was sent, and from which conversation's field. */
export interface SentMessage {
  conversationId: string;
  text: string;
}

const channel = openTabChannel('thriftline-sent-messages');
const listeners = new Set<(sent: SentMessage) => void>();
channel.onmessage = ({ data }: MessageEvent<SentMessage>) => {
  for (const listener of listeners) listener(data);
};

/** Tells the other tabs that a message was sent: a tab that restored the same text would send it again. */
export function tellOtherTabs(sent: SentMessage): void {
  channel.postMessage(sent);
}

/** Listens for messages sent in other tabs; gives what ends it. */
export function onSentInOtherTab(listener: (sent: SentMessage) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
