import { once } from 'node:events';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { msg } from '@lingui/core/macro';
import { MAX_IMAGE_BYTES } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import type { Request } from 'express';
import { photoTooLarge } from '../../bodies/photo-too-large.ts';
import { bodyChunks } from '../../bodies/read-body.ts';
import { MAX_FORM_BYTES } from './form-size.ts';

function unreadable(cause: unknown): AppError {
  return new AppError('invalid-argument', msg`The form data can’t be read.`, { cause });
}

/**
 * The one file of the form field `image`. Throws `unsupported-media-type` when the body is no form data,
 * `payload-too-large` when the file is, `invalid-argument` when there is not exactly one.
 */
export async function imageField(request: Request): Promise<Buffer> {
  const contentType = request.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data')) {
    throw new AppError(
      'unsupported-media-type',
      msg`Send multipart/form-data with one file in the field image.`,
    );
  }
  const files = await filesOf(bodyChunks(request, MAX_FORM_BYTES), contentType);
  const [file, ...others] = files.filter((found) => found.field === 'image');
  if (file === undefined || others.length > 0 || files.length > 1) {
    throw new AppError('invalid-argument', msg`Send one file in the field image.`, {
      fields: { image: msg`One file is needed` },
    });
  }
  return file.content;
}

function filesOf(
  body: AsyncIterable<Buffer>,
  contentType: string,
): Promise<{ field: string; content: Buffer }[]> {
  return new Promise((resolve, reject) => {
    const files: { field: string; content: Buffer }[] = [];
    let isOver = false;
    const fail = (error: unknown) => {
      isOver = true;
      reject(error);
    };
    let parser: BusboyInstance;
    try {
      parser = new Busboy({
        headers: { 'content-type': contentType },
        limits: { fileSize: MAX_IMAGE_BYTES, files: 2, fields: 20, fieldSize: 10_000 },
      });
    } catch (cause) {
      reject(unreadable(cause));
      return;
    }
    parser.on('file', (field, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => fail(photoTooLarge()));
      stream.on('error', (cause: unknown) => fail(unreadable(cause)));
      stream.on('end', () => files.push({ field, content: Buffer.concat(chunks) }));
    });
    parser.on('error', (cause: unknown) => fail(unreadable(cause)));
    parser.on('finish', () => resolve(files));
    const read = async () => {
      for await (const chunk of body) {
        if (isOver) return;
        if (!parser.write(chunk)) await once(parser, 'drain');
      }
      parser.end();
    };
    read().catch(fail);
  });
}
