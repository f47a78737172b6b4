export { type FirestoreEmulator, type FirestoreOptions, startFirestore } from './start-firestore.ts';
