import { type RestValue, readFields } from '../read-state.ts';
import type { AnyDocument } from './year-state.ts';

interface Found {
  document?: { name: string; fields?: Record<string, RestValue> };
}

/** Reads every document there is, in whichever collection. */
export async function readDocuments({
  firestoreHost,
  project,
}: {
  firestoreHost: string;
  project: string;
}): Promise<AnyDocument[]> {
  const root = `projects/${project}/databases/(default)/documents`;
  const response = await fetch(`http://${firestoreHost}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  if (!response.ok) throw new Error(`Everything: ${response.status} ${await response.text()}`);
  const found = (await response.json()) as Found[];
  return found.flatMap(({ document }) =>
    document === undefined
      ? []
      : [{ path: document.name.slice(root.length + 1), fields: readFields(document.fields) }],
  );
}
