import { randomUUID } from 'node:crypto';
import { IMAGE_FOLDERS, imageFolder } from '@thriftline/domain/collections';
import { PICTURE_WIDTHS } from '@thriftline/domain/picture-variants';
import { bucket, pictureStore } from '../platform/firebase.ts';

/** Stores a picture in the account's folder and gives its address, which anybody may read. */
export async function savePicture(
  uid: string,
  content: Uint8Array,
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
  return `${addressOf(path)}?alt=media&token=${token}`;
}

function addressOf(path: string): string {
  const { origin, bucket: name } = pictureStore();
  return `${origin}/v0/b/${name}/o/${encodeURIComponent(path)}`;
}

/** The path an address of a picture in any bucket points at, or undefined when it is no such address. */
export function pathIn(url: string): string | undefined {
  const encoded = /\/o\/([^/?#]+)/.exec(url)?.[1] ?? '';
  try {
    const path = decodeURIComponent(encoded);
    return path.startsWith(`${IMAGE_FOLDERS}/`) ? path : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** The account in whose folder a path is. */
export function ownerOf(path: string): string {
  return path.split('/')[1] ?? '';
}

const VARIANT = new RegExp(`-(${Object.values(PICTURE_WIDTHS).join('|')})[.](webp|jpg)$`);

/** What the variants of a picture have in common: a path without its width. Other paths are their own. */
export function basePath(path: string): string {
  return path.replace(VARIANT, '-');
}

/** What every address of a picture's variants begins with, whatever token comes after. */
export async function addressPrefix(path: string): Promise<string> {
  return addressOf(basePath(path));
}

/** The paths of all pictures uploaded between two moments (milliseconds since 1970). */
export async function uploadedBetween(from: number, to: number): Promise<string[]> {
  const store = await bucket();
  const paths: string[] = [];
  for await (const file of store.getFilesStream({ prefix: `${IMAGE_FOLDERS}/` })) {
    const { name, metadata } = file as { name: string; metadata: { timeCreated?: string } };
    const uploaded = Date.parse(metadata.timeCreated ?? '');
    if (uploaded >= from && uploaded <= to) paths.push(name);
  }
  return paths;
}

/** Deletes a picture; one that is gone already is fine. */
export async function deletePicture(path: string): Promise<void> {
  const store = await bucket();
  await store.file(path).delete({ ignoreNotFound: true });
}
