/** Ports of the local world; an offset shifts all of them alike, so that several can run beside each other. */
export const PORTS = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  storage: 9199,
  hub: 4400,
  cardProvider: 12111,
  pushService: 9600,
  letters: 8025,
  smtp: 1025,
} as const;

/** Where the product lives in the local world. A `demo-` project can never reach the cloud. */
export const LOCAL_PROJECT = 'demo-thriftline';
/** The key of the web app there; the emulators take any. */
export const LOCAL_API_KEY = 'local-key-of-no-project';
export const LOCAL_BUCKET = `${LOCAL_PROJECT}.firebasestorage.app`;
export const REGION = 'us-central1';
