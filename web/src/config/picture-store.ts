import { type PictureStore, STORAGE_ORIGIN } from '@thriftline/domain/base/fields/picture-address';
import { LOCAL_BUCKET } from '@thriftline/domain/base/ports';
import { LOCAL_HOST, localPort } from './local-env.ts';

let told: PictureStore | undefined;

/** Says where the pictures are: on a server, where no page's address tells. */
export function setPictureStore(store: PictureStore): void {
  told = store;
}

/** Where the shop's own pictures are. Apart from env.ts, for the home page needs nothing else of it. */
export function pictureStore(): PictureStore {
  if (told !== undefined) return told;
  if (import.meta.env.VITE_LOCAL === '1') {
    const port = localPort('storage', Number(window.location.port));
    return { origin: `http://${LOCAL_HOST}:${port}`, bucket: LOCAL_BUCKET };
  }
  return { origin: STORAGE_ORIGIN, bucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET };
}
