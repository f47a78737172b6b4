import { PICTURE_CACHE_CONTROL } from '@thriftline/domain/base/collections';
import { imageType } from '@thriftline/domain/base/fields/image-type';
import { pictureFault } from '@thriftline/domain/pictures/header/picture-fault';

/** What Storage says of a file. */
export interface StoredFile {
  /** Its path in the bucket. */
  name: string;
  contentType?: string | undefined;
  cacheControl?: string | undefined;
  contentDisposition?: string | undefined;
  contentEncoding?: string | undefined;
  contentLanguage?: string | undefined;
  metadata?: Record<string, string> | undefined;
}

const isUnset = (value: string | undefined) => value === undefined || value === '';

/** What Storage fills in by itself: shown, not saved, and by no other name than the file's own. */
function isPlainDisposition(disposition: string, path: string): boolean {
  const name = path.split('/').at(-1) ?? '';
  return disposition === 'inline' || disposition === `inline; filename*=utf-8''${encodeURIComponent(name)}`;
}

/** What Storage keeps there of its own: the token in the address. */
const OWN_METADATA = 'firebaseStorageDownloadTokens';

/**
 * What is wrong with an uploaded picture of these bytes, as many of them as its header takes: it is not of the type it says, its
 * `PictureFault`, or more is said of it than its type and how long it is kept. Undefined for one that is as the website and `POST image` store it.
 */
export function uploadFault(file: StoredFile, bytes: Uint8Array): string | undefined {
  const { name, contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage } = file;
  const found = imageType(bytes)?.contentType;
  if (found !== contentType) return `says ${contentType} and is ${found ?? 'not an image'}`;
  const fault = pictureFault(bytes);
  if (fault !== undefined) return fault;
  if (!isUnset(cacheControl) && cacheControl !== PICTURE_CACHE_CONTROL)
    return `cache control ${cacheControl}`;
  if (contentDisposition && !isPlainDisposition(contentDisposition, name)) {
    return `content disposition ${contentDisposition}`;
  }
  if (!isUnset(contentEncoding) && contentEncoding !== 'identity')
    return `content encoding ${contentEncoding}`;
  if (!isUnset(contentLanguage)) return `content language ${contentLanguage}`;
  const more = Object.keys(file.metadata ?? {}).filter((key) => key !== OWN_METADATA);
  return more.length > 0 ? `metadata ${more.join(', ')}` : undefined;
}
