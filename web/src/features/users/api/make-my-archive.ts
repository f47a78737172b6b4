import type { Role } from '@thriftline/domain/accounts/roles';
import { errorMessage } from '@/lib/texts/error-message.ts';
import { ZipWriter } from '@/lib/zip/zip-writer.ts';
import { type OwnPicture, ownPictures } from '../picture-addresses.ts';
import { readMyData } from './read-my-data.ts';

/** An archive of one's own data, and how many of the pictures could not be put into it. */
export interface MyArchive {
  file: Blob;
  missing: number;
}

async function fetchPicture({ address }: OwnPicture): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Everything the shop keeps of one's own account as a zip file: `data.json`, and the pictures one after the other, for there may
 * be hundreds. Those that cannot be read are named in `missing.txt`. `onProgress` is told how many of them are done.
 */
export async function makeMyArchive(
  account: { uid: string; role: Role },
  onProgress: (done: number, all: number) => void,
): Promise<MyArchive> {
  const zip = new ZipWriter(new Date());
  const encode = (text: string) => new TextEncoder().encode(text);
  const data = await readMyData(account);
  zip.add('data.json', encode(JSON.stringify(data, null, 2)));
  const pictures = ownPictures(account.uid, data);
  const missing: string[] = [];
  for (const [index, picture] of pictures.entries()) {
    onProgress(index, pictures.length);
    try {
      zip.add(`pictures/${picture.name}`, await fetchPicture(picture));
    } catch (error) {
      missing.push(`${picture.name}: ${errorMessage(error)}\n${picture.address}\n`);
    }
  }
  if (missing.length > 0) zip.add('missing.txt', encode(missing.join('\n')));
  return { file: zip.finish(), missing: missing.length };
}
