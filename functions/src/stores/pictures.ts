import { randomUUID } from 'node:crypto';
import { imageFolder } from '@thriftline/domain/collections';
import { bucket } from '../firebase.ts';

/** Where Firebase Storage serves files: the emulator's address when there is one. */
function storageOrigin(): string {
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  return emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
}

/** Stores a picture in the account's folder and gives its address, which anybody may read. */
export async function savePicture(
  uid: string,
  content: Buffer,
  { contentType, extension }: { contentType: string; extension: string },
): Promise<string> {
  const path = `${imageFolder(uid)}/${randomUUID()}.${extension}`;
  const token = randomUUID();
  const store = await bucket();
  await store.file(path).save(content, {
    resumable: false,
    contentType,
    metadata: {
      cacheControl: 'public, max-age=31536000, immutable',
      metadata: { firebaseStorageDownloadTokens: token },
    },
  });
  return `${storageOrigin()}/v0/b/${store.name}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}

/** The path inside the account's picture folder that an address points at, or undefined when it points elsewhere. */
export function picturePathOf(url: string, uid: string): string | undefined {
  const encoded = /\/o\/([A-Za-z0-9_.%-]+)/.exec(url)?.[1] ?? '';
  const path = encoded.replaceAll('%2F', '/');
  return path.startsWith(`${imageFolder(uid)}/`) ? path : undefined;
}

/** Deletes a picture; one that is gone already is fine. */
export async function deletePicture(path: string): Promise<void> {
  const store = await bucket();
  await store.file(path).delete({ ignoreNotFound: true });
}
