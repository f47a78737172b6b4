import { join } from 'node:path';

/** The Firebase CLI of this repository, to be run with Node.js. */
export function firebaseCliFile(root: string): string {
  return join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
}
