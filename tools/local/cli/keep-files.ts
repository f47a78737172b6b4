import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A file that Hosting's server found. */
export interface FoundFile {
  modified: number;
  size?: number | undefined;
  etag: string;
  stream: Readable;
}

type FindFile = (request: IncomingMessage, path: string) => Promise<FoundFile | null>;

/** Makes what finds the files of a folder: `superstatic/lib/providers/fs` of the server that the Firebase CLI has for Hosting. */
export type FileProvider = (options: { cwd?: string; public?: string | string[] }) => FindFile;

/** What is used of `superstatic/lib/responder`. */
export interface FileResponder {
  prototype: {
    handleFileStream(this: Responding, file: object, found: FoundFile): Promise<unknown>;
  };
}

interface Responding {
  req: IncomingMessage;
  res: ServerResponse;
}

/** What a file was sent as to those who accept the same encodings. */
interface Sent {
  encoding: string;
  bytes: Buffer;
}

interface Kept extends Omit<FoundFile, 'stream'> {
  path: string;
  mtimeMs: number;
  bytes: Buffer;
  /** By what the visitor accepts. */
  compressed: Map<string, Sent>;
}

/** What was found here, by who it was given to. */
const keptOf = new WeakMap<FoundFile, Kept>();

function streamOf(bytes: Buffer): Readable {
  return new Readable({
    read() {
      this.push(bytes);
      this.push(null);
    },
  });
}

function give(kept: Kept): FoundFile {
  const { modified, size, etag, bytes } = kept;
  const found = { modified, size, etag, stream: streamOf(bytes) };
  keptOf.set(found, kept);
  return found;
}

/**
 * Has Hosting's server keep files it has read, until they change. By itself it reads each twice with every request, the first time for its
 * hash.
 */
export function keepFiles(provider: FileProvider): FileProvider {
  return (options) => {
    const find = provider(options);
    const { cwd = process.cwd(), public: folder } = options;
    if (typeof folder !== 'string') return find;
    const files = new Map<string, Kept>();
    return async (request, address) => {
      const kept = files.get(address);
      if (kept !== undefined) {
        const now = await stat(kept.path).catch(() => undefined);
        if (now?.mtimeMs === kept.mtimeMs && now.size === kept.bytes.length) return give(kept);
        files.delete(address);
      }
      const found = await find(request, address);
      if (found === null) return null;
      const path = join(cwd, folder, decodeURI(address));
      const { mtimeMs, size } = await stat(path);
      const bytes = await buffer(found.stream);
      // Else it changes just now.
      if (bytes.length !== size) return { ...found, stream: streamOf(bytes) };
      const read = { ...found, path, mtimeMs, bytes, compressed: new Map() };
      files.set(address, read);
      return give(read);
    };
  };
}

/** Notes what is sent, below what compresses it. */
function record(response: ServerResponse, onSent: (bytes: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const { write, end } = response;
  response.write = ((...said: Parameters<typeof write>) => {
    chunks.push(said[0]);
    return write.apply(response, said);
  }) as typeof write;
  response.end = ((...last: Partial<Parameters<typeof end>>) => {
    // Whoever hands over a last piece has another way to end than what is known here.
    if (last.length === 0) response.once('finish', () => onSent(Buffer.concat(chunks)));
    return end.apply(response, last as Parameters<typeof end>);
  }) as typeof end;
}

/** Has Hosting's server compress a file it keeps once, not with every request. */
export function keepCompressed({ prototype }: FileResponder): void {
  const { handleFileStream } = prototype;
  prototype.handleFileStream = function (file, found) {
    const kept = keptOf.get(found);
    const { req: request, res: response } = this;
    if (kept === undefined || request.method !== 'GET') return handleFileStream.call(this, file, found);
    const accepted = String(request.headers['accept-encoding']);
    const sent = kept.compressed.get(accepted);
    if (sent !== undefined) {
      // What has an encoding goes out as it is.
      response.setHeader('Content-Encoding', sent.encoding);
      return handleFileStream.call(this, file, { ...found, size: undefined, stream: streamOf(sent.bytes) });
    }
    record(response, (bytes) => {
      const encoding = response.getHeader('Content-Encoding');
      if (typeof encoding === 'string') kept.compressed.set(accepted, { encoding, bytes });
    });
    return handleFileStream.call(this, file, found);
  };
}
