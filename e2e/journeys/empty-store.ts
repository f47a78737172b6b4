import { LOCAL_PROJECT, PORTS } from '@thriftline/domain/ports';

/** Starts the journeys in an empty shop: what other tests left behind has pictures that no browser can load. */
export default async function emptyStore(): Promise<void> {
  const offset = Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0);
  const address = `http://127.0.0.1:${PORTS.firestore + offset}/emulator/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents`;
  const answer = await fetch(address, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`The store could not be emptied: ${answer.status} ${await answer.text()}`);
}
