/** Tells the other tabs something, and hears what they tell. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

/** The channel of this name; where the browser forbids them, with site data, one that nobody is at the other end of. */
export function openTabChannel(name: string): TabChannel {
  try {
    return new BroadcastChannel(name);
  } catch (error) {
    console.warn(`Tabs do not hear each other about ${name}`, error);
    return { postMessage: () => undefined, onmessage: null };
  }
}
