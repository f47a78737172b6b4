import { startFirestoreEmulator } from '../../index.ts';

// Two emulators in one process, stopped when both were told to shut down. Prints their addresses, and at the end what the
// process still holds. Nothing ends it: it ends when nothing is left.

const rules =
  'service cloud.firestore { match /databases/{d}/documents { match /{any=**} { allow read, write; } } }';

let running = 2;
function oneIsDown(): void {
  running -= 1;
  if (running === 0) console.log(JSON.stringify(process.getActiveResourcesInfo()));
}

const emulators = await Promise.all(
  [0, 0].map((port) => startFirestoreEmulator({ port, rules, onShutdown: oneIsDown })),
);
console.log(emulators.map(({ host, port }) => `${host}:${port}`).join(' '));
