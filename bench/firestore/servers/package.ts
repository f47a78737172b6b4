import { FirestoreServer } from '@firestore-emulator/server';

/** The npm package measured beside ours. */
await new FirestoreServer().start(Number(process.argv[2]));
