import type { MessagePictureFile } from '@thriftline/domain/pictures/message-picture';
import { type Bytes, type DocumentSnapshot, doc, getDocFromCache } from 'firebase/firestore';
import { firestore } from '../firebase/firestore.ts';
import { readFromServer } from '../live/read-from-server.ts';

async function onDevice(path: string): Promise<DocumentSnapshot | undefined> {
  try {
    return await getDocFromCache(doc(firestore, path));
  } catch {
    // Not on this device, which Firestore tells by throwing.
    return undefined;
  }
}

/**
 * A picture that a document holds. It never changes, so the server is asked once a device, however long that takes. Throws what the
 * server refuses, or the signal's reason; undefined when there is none.
 */
export async function readStoredPicture(path: string, signal: AbortSignal): Promise<Blob | undefined> {
  const known = await onDevice(path);
  const document = known?.exists() ? known : await readFromServer(doc(firestore, path), signal);
  const file = document.data() as MessagePictureFile<Bytes> | undefined;
  // Drawn as a picture whatever it holds: the address of a Blob of this type runs nothing.
  return file && new Blob([new Uint8Array(file.bytes.toUint8Array())], { type: 'image/webp' });
}
