import { randomUUID } from 'node:crypto';
import { IMAGE_FOLDERS, imageFolder } from '@thriftline/domain/base/fields/image-folders';
import type { Language } from '@thriftline/domain/base/locale/languages';
import { LOCAL_BUCKET } from '@thriftline/domain/base/ports';
import { pictureFileName } from '@thriftline/domain/pictures/picture-variants';
import { PICTURE_WIDTHS } from '@thriftline/domain/pictures/picture-widths';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { localAdminApp } from '../suite/admin-app.ts';
import { usesRealStripe } from '../suite/functions-environment.ts';
import type { Ports } from '../suite/machine/ports.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import type { DemoPicture } from './demo-document.ts';
import { demoListings } from './demo-listings.ts';
import { tellCardProvider } from './demo-payments.ts';
import { type DemoTexts, demoTexts } from './demo-texts.ts';
import { demoWorld } from './demo-world.ts';
import { drawPicture } from './draw-picture.ts';

async function createAccounts(app: App, { say }: DemoTexts): Promise<void> {
  const auth = getAuth(app);
  for (const { uid, name, email, password, role } of DEMO_ACCOUNTS) {
    await auth.createUser({ uid, displayName: say(name), email, password, emailVerified: true });
    await auth.setCustomUserClaims(uid, { role });
  }
}

/** A stored picture, to be uploaded. */
interface Picture extends DemoPicture {
  path: string;
  token: string;
}

/** Uploads that run beside each other: a function looks at each, and the CLI starts a process for each that waits. */
const AT_ONCE = 2;

/** Longest until the function that looks at uploads has started, in milliseconds; the pictures can do without it. */
const START_MS = 20_000;

/** Waits until uploads are looked at: until the one that is none was taken away. */
async function untilUploadsAreLookedAt(bucket: ReturnType<Storage['bucket']>): Promise<void> {
  const file = bucket.file(`${IMAGE_FOLDERS}/nobody/no-picture.png`);
  await file.save('no photo', { resumable: false, contentType: 'image/png' });
  const end = Date.now() + START_MS;
  while ((await file.exists())[0] && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await file.delete({ ignoreNotFound: true });
}

async function uploadPictures(app: App, pictures: readonly Picture[], detail: (text: string) => void) {
  const bucket = getStorage(app).bucket();
  await untilUploadsAreLookedAt(bucket);
  for (let done = 0; done < pictures.length; done += AT_ONCE) {
    detail(`${done} of ${pictures.length} photos`);
    await Promise.all(
      pictures.slice(done, done + AT_ONCE).map(({ drawing, view, variant, path, token }) =>
        bucket.file(path).save(drawPicture(drawing, { view, width: PICTURE_WIDTHS[variant] }), {
          resumable: false,
          metadata: {
            contentType: 'image/svg+xml',
            cacheControl: 'public, max-age=31536000, immutable',
            metadata: { firebaseStorageDownloadTokens: token },
          },
        }),
      ),
    );
  }
}

/** Fills the empty store of a running local suite with the demo accounts and everything they have and do, in a language. */
export async function seed(ports: Ports, detail: (text: string) => void, language?: Language): Promise<void> {
  const texts = demoTexts(language);
  const app = localAdminApp(ports);
  const pictures = new Map<string, Picture>();
  const storedTime = (date: Date) => Timestamp.fromDate(date);
  const documents = demoWorld({
    now: new Date(),
    texts,
    storedTime,
    pictureUrl({ drawing, view, variant }, uid) {
      const path = `${imageFolder(uid)}/${pictureFileName(`${drawing}-${view}`, variant, 'svg')}`;
      const picture = pictures.get(path) ?? { drawing, view, variant, path, token: randomUUID() };
      pictures.set(path, picture);
      const object = `http://127.0.0.1:${ports.storage}/v0/b/${LOCAL_BUCKET}/o/${encodeURIComponent(path)}`;
      return `${object}?alt=media&token=${picture.token}`;
    },
  });
  await createAccounts(app, texts);
  await uploadPictures(app, [...pictures.values()], detail);
  const firestore = getFirestore(app);
  const batch = firestore.batch();
  const listings = await demoListings(documents, storedTime);
  for (const { path, data } of [...documents, ...listings]) batch.set(firestore.doc(path), data);
  // Stripe itself knows nothing of them: a refund of one says so.
  if (!usesRealStripe(process.env)) await tellCardProvider(ports, documents);
  await batch.commit();
  await firestore.terminate();
}
