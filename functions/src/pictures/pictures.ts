import { randomUUID } from 'node:crypto';
import { MAX_IMAGE_BYTES, PICTURE_CACHE_CONTROL } from '@thriftline/domain/base/collections';
import { IMAGE_FOLDERS, imageFolder } from '@thriftline/domain/base/fields/image-folders';
import { readPictureHeader } from '@thriftline/domain/pictures/header/read-picture-header';
import { VARIANT_END } from '@thriftline/domain/pictures/picture-variants';
import { bucket, pictureStore } from '../platform/firebase.ts';

/** Stores a picture at a path that none has and gives its address, which anybody may read. */
export async function savePicture(path: string, content: Uint8Array, contentType: string): Promise<string> {
  const token = randomUUID();
  const store = await bucket();
  await store.file(path).save(content, {
    resumable: false,
    contentType,
    metadata: {
      cacheControl: PICTURE_CACHE_CONTROL,
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

const VARIANT = new RegExp(VARIANT_END);

/** What the variants of a picture have in common: a path without its width. Other paths are their own. */
export function basePath(path: string): string {
  return path.replace(VARIANT, '-');
}

/** What every address of a picture's variants begins with, whatever token comes after. */
export async function addressPrefix(path: string): Promise<string> {
  return addressOf(basePath(path));
}

/** The folder of an account's pictures, with a slash at its end: what every path in it begins with. */
export const folderOf = (uid: string): string => `${imageFolder(uid)}/`;

/** A stored picture. */
export interface StoredPicture {
  path: string;
  /** Milliseconds since 1970. */
  uploaded: number;
}

/** Pictures that a page of a list holds. */
const PAGE = 500;

/** A page of stored pictures, and where the next one begins, when there is one. */
export interface PicturePage {
  pictures: StoredPicture[];
  next: string | undefined;
}

async function picturesBelow(prefix: string, pageToken: string | undefined): Promise<PicturePage> {
  const store = await bucket();
  const [files, following] = await store.getFiles({
    prefix,
    maxResults: PAGE,
    autoPaginate: false,
    ...(pageToken === undefined ? {} : { pageToken }),
  });
  const pictures = files.map(({ name, metadata }) => ({
    path: name,
    uploaded: Date.parse(metadata.timeCreated ?? ''),
  }));
  return { pictures, next: (following as { pageToken?: string } | undefined)?.pageToken };
}

/** A page of an account's pictures. */
export const picturesInFolder = (uid: string, pageToken?: string): Promise<PicturePage> =>
  picturesBelow(folderOf(uid), pageToken);

/** A page of everybody's pictures. */
export const allPictures = (pageToken?: string): Promise<PicturePage> =>
  picturesBelow(`${IMAGE_FOLDERS}/`, pageToken);

/** Those of the paths where a picture is. */
export async function existingPictures(paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const store = await bucket();
  const found = await Promise.all(paths.map(async (path) => (await store.file(path).exists())[0]));
  return paths.filter((_path, index) => found[index]);
}

/** Deletes a picture, or only that generation of it; one that is gone already is fine. */
export async function deletePicture(path: string, generation?: string): Promise<void> {
  const store = await bucket();
  await store.file(path, generation === undefined ? {} : { generation }).delete({ ignoreNotFound: true });
}

/** How Storage answers for a file that is gone, and for bytes of an empty one. */
const NOT_FOUND = 404;
const NO_SUCH_BYTES = 416;

/** The bytes of a picture up to a number of them; undefined when it, or that generation of it, is gone. */
export async function bytesOf(
  path: string,
  generation: string | undefined,
  most: number,
): Promise<Uint8Array | undefined> {
  const store = await bucket();
  try {
    const file = store.file(path, generation === undefined ? {} : { generation });
    const [bytes] = await file.download({ end: most - 1 });
    return bytes;
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === NOT_FOUND) return undefined;
    if (code === NO_SUCH_BYTES) return new Uint8Array();
    throw error;
  }
}

/** What most headers stand in. */
const HEADER_BYTES = 64 * 1024;

/** As many of a picture's bytes as its header takes, read in two parts at most; undefined when that generation of it is gone. */
export async function headerBytesOf(path: string, generation: string): Promise<Uint8Array | undefined> {
  const first = await bytesOf(path, generation, HEADER_BYTES);
  if (first === undefined || first.length < HEADER_BYTES || !readPictureHeader(first).isCut) return first;
  return bytesOf(path, generation, MAX_IMAGE_BYTES);
}
