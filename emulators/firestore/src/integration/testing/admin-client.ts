import { Firestore } from '@google-cloud/firestore';

// Nothing of Google's cloud is there to be asked for credentials.
process.env.METADATA_SERVER_DETECTION = 'none';

/** The admin SDK as an administrator of an emulator at this address (`host:port`). */
export function adminClient(address: string, projectId: string, databaseId = '(default)'): Firestore {
  return new Firestore({
    projectId,
    databaseId,
    host: address,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
}
