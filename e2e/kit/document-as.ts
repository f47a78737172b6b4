import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { FIRESTORE } from './call.ts';
import type { Person } from './people.ts';

const DOCUMENTS = `${FIRESTORE}/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents`;

/** The status of asking Firestore for a document by its address, with the person's token if there is one. */
export async function readAs(person: Person | undefined, path: string): Promise<number> {
  const headers = person && { authorization: `Bearer ${person.token}` };
  return (await fetch(`${DOCUMENTS}/${path}`, headers ? { headers } : {})).status;
}

/** The status of storing a picture's bytes as a document, under the rules, with the person's token. */
export async function writePictureAs(
  person: Person,
  path: string,
  { by, bytes }: { by: string; bytes: Buffer },
): Promise<number> {
  const fields = { by: { stringValue: by }, bytes: { bytesValue: bytes.toString('base64') } };
  const response = await fetch(`${DOCUMENTS}/${path}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fields }),
  });
  return response.status;
}
