import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirebaseConfig } from '@thriftline/local/firebase-config';

/** The Content-Security-Policy that Hosting sends in production, from firebase.json. */
export async function contentSecurityPolicy(root: string): Promise<string> {
  const config = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const headers = config.hosting.headers.flatMap((rule) => rule.headers);
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
  if (policy === undefined) throw new Error('firebase.json sends no Content-Security-Policy.');
  return policy;
}
