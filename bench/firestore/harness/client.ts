import { Firestore } from 'firebase-admin/firestore';
import { PROJECT } from './row.ts';

// Nothing of Google's cloud is there to be asked for credentials.
process.env.METADATA_SERVER_DETECTION = 'none';

/** The client of firebase-admin, as an administrator. */
export function clientOf(port: number): Firestore {
  return new Firestore({
    projectId: PROJECT,
    host: `127.0.0.1:${port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
}
