import { randomUUID } from 'node:crypto';
import { MAX_IMAGE_BYTES, uploadTicketPath } from '@thriftline/domain/base/collections';
import { LOCAL_BUCKET, PORTS } from '@thriftline/domain/base/ports';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from './shop.ts';

const OBJECTS = `http://127.0.0.1:${PORTS.storage + Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0)}/v0/b/${LOCAL_BUCKET}/o`;

/** Gives an account a ticket past the rules and the count, and its id. */
export async function giveTicket(
  uid: string,
  contentType: string,
  id: string = randomUUID(),
): Promise<string> {
  await firestore
    .doc(uploadTicketPath(uid, id))
    .set({ contentType, size: MAX_IMAGE_BYTES - 1, createdAt: FieldValue.serverTimestamp() });
  return id;
}

/** Asks Storage to take a file as the SDK does, under its rules. */
export function upload(
  path: string,
  content: Uint8Array,
  { token, ...metadata }: { token: string; contentType: string; [field: string]: unknown },
): Promise<Response> {
  const form = [
    `--part\r\ncontent-type: application/json\r\n\r\n${JSON.stringify({ name: path, ...metadata })}\r\n`,
    `--part\r\ncontent-type: ${metadata.contentType}\r\n\r\n`,
    content,
    '\r\n--part--',
  ];
  const body = Buffer.concat(form.map((part) => Buffer.from(part)));
  return fetch(`${OBJECTS}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      authorization: `Firebase ${token}`,
      'content-type': 'multipart/related; boundary=part',
      'x-goog-upload-protocol': 'multipart',
    },
    body,
  });
}

/** Asks Storage to delete a file, or to say something else of it, under its rules; gives the status. */
export async function changeFile(
  method: 'DELETE' | 'PATCH',
  path: string,
  { token, metadata = {} }: { token: string; metadata?: object },
): Promise<number> {
  const response = await fetch(`${OBJECTS}/${encodeURIComponent(path)}`, {
    method,
    headers: { authorization: `Firebase ${token}`, 'content-type': 'application/json' },
    ...(method === 'PATCH' ? { body: JSON.stringify(metadata) } : {}),
  });
  return response.status;
}
