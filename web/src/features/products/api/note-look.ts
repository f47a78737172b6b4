import { productViewsPath } from '@thriftline/domain/base/collections';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { whenIdle } from '@/lib/browser/when-idle.ts';
import { isOnline } from '@/lib/connection/connection.ts';
import { accountStore } from '@/lib/device/store.ts';
import { firestore } from '@/lib/firebase/firestore.ts';

const NAME = 'looked-at';

/** So many are remembered: what is noted again is refused, which costs little and harms nobody. */
const MOST_REMEMBERED = 500;

function lookedAt(uid: string): string[] {
  const kept = accountStore(uid).read(NAME);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

async function note(uid: string, productId: string): Promise<void> {
  try {
    const view = doc(firestore, productViewsPath(productId), uid);
    await setDoc(view, { viewerId: uid, createdAt: serverTimestamp() });
  } catch (error) {
    // Noted before, on another device, or gone meanwhile: nobody waits for it.
    console.warn('That the item was looked at is not noted', error);
  }
  accountStore(uid).keep(NAME, [productId, ...lookedAt(uid)].slice(0, MOST_REMEMBERED));
}

/**
 * Notes for its seller, who sees how many they are, that somebody looks at their product: once, when the page has time, and
 * not without a network. Gives back how to call it off.
 */
export function noteLook(uid: string, productId: string): () => void {
  if (lookedAt(uid).includes(productId)) return () => undefined;
  return whenIdle(() => {
    if (isOnline()) void note(uid, productId);
  });
}
