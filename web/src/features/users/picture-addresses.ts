import { IMAGE_FOLDERS } from '@thriftline/domain/base/fields/image-folders';
import { parsedUrl } from '@thriftline/domain/base/fields/parsed-url';

/** A picture of the account's own, and what it is called where it is handed out. */
export interface OwnPicture {
  address: string;
  /** Name of a file, without folders. */
  name: string;
}

/** Texts at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function nameOf(address: string, path: string): string | undefined {
  const [, object = ''] = parsedUrl(address)?.pathname.split('/o/') ?? [];
  const decoded = decodeURIComponent(object);
  return decoded.startsWith(path) ? decoded.slice(path.length).replaceAll('/', '-') : undefined;
}

/** The pictures of an account's own folder that its data names, each once, in the order they are named. */
export function ownPictures(uid: string, data: unknown): OwnPicture[] {
  const found = new Map<string, OwnPicture>();
  for (const address of textsIn(data)) {
    const name = nameOf(address, `${IMAGE_FOLDERS}/${uid}/`);
    if (name !== undefined) found.set(name, { address, name });
  }
  return [...found.values()];
}
