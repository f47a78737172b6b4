import { dirname, join } from 'node:path';
import protobuf from 'protobufjs';
import { FirestoreError } from '../model/firestore-error.ts';
import { unreadable } from './damage.ts';
import { readLog } from './log-reader.ts';
import { LogWriter } from './log-writer.ts';

// Google publishes no descriptor of these two messages; the numbers are those found in exports of the emulator and of
// production. Overall: a log of two records, the version and a list of parts, each with where its metadata lies, how many
// documents and how many bytes it has. Part: a message with name, start and end of the export, and the names of its files.

/** Name and end of the file that says what an export holds. */
export const METADATA_SUFFIX = '.overall_export_metadata';

const VERSION = '3';
/** What every export of all collections, or of one, has as the kind of a part. */
const ANY_NAMESPACE = 2;
const ALL_KINDS = 3;

const Overall = { PART: 1 } as const;
const Part = { SELECTION: 1, NAMESPACE: 1, KIND: 3, PATH: 2, DOCUMENTS: 3, BYTES: 4 } as const;
const PartMetadata = { EXPORT: 1, KIND: 2 } as const;
const ExportInfo = { NAME: 1, START: 2, END: 3 } as const;
const KindInfo = { NAME: 1, FILE: 2 } as const;

/** A part of an export: all collections, or one group of them. */
export interface ExportPart {
  /** Of its metadata, below the folder of the export. */
  readonly path: string;
  readonly documents: number;
  readonly bytes: number;
}

/** What the metadata of a part says. */
export interface PartFiles {
  /** Of the documents, below the folder of the metadata. */
  readonly files: readonly string[];
  /** When the export was done, in microseconds; 0 when it doesn't say. */
  readonly end: number;
}

/** Writes what an export holds. */
export async function writeOverallMetadata(path: string, parts: readonly ExportPart[]): Promise<void> {
  const out = protobuf.Writer.create();
  for (const part of parts) {
    out.uint32(tag(Overall.PART, 2)).fork();
    out.uint32(tag(Part.SELECTION, 2)).fork();
    out.uint32(tag(Part.NAMESPACE, 0)).uint32(ANY_NAMESPACE);
    out.uint32(tag(Part.KIND, 0)).uint32(ALL_KINDS).ldelim();
    out.uint32(tag(Part.PATH, 2)).string(part.path);
    out.uint32(tag(Part.DOCUMENTS, 0)).uint64(part.documents);
    out.uint32(tag(Part.BYTES, 0)).uint64(part.bytes).ldelim();
  }
  const log = await LogWriter.create(path);
  await log.append(Buffer.from(VERSION));
  await log.append(out.finish());
  await log.close();
}

/**
 * Reads what an export holds.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export async function readOverallMetadata(path: string): Promise<readonly ExportPart[]> {
  const records: Buffer[] = [];
  const other = `Overall export metadata file version not supported: ${path} is no export of version ${VERSION}.`;
  try {
    await readLog(path, (record) => records.push(Buffer.from(record)));
  } catch (error) {
    if (!(error instanceof FirestoreError)) {
      throw unreadable(`Failed to parse overall export metadata file ${path}: ${(error as Error).message}.`);
    }
    // What is no log at all is of another program.
    throw records.length === 0 ? unreadable(other) : error;
  }
  const [version, list] = records;
  if (version?.toString('latin1') !== VERSION) throw unreadable(other);
  return parse(path, () => readParts(list ?? new Uint8Array()));
}

/** The metadata of a part. */
export function partMetadata(name: string, times: { start: number; end: number }, file: string): Uint8Array {
  const out = protobuf.Writer.create();
  out.uint32(tag(PartMetadata.EXPORT, 2)).fork();
  out.uint32(tag(ExportInfo.NAME, 2)).string(name);
  out.uint32(tag(ExportInfo.START, 0)).uint64(times.start);
  out.uint32(tag(ExportInfo.END, 0)).uint64(times.end).ldelim();
  out.uint32(tag(PartMetadata.KIND, 2)).fork();
  // The official emulator wants a name, if only an empty one.
  out.uint32(tag(KindInfo.NAME, 2)).string('');
  out.uint32(tag(KindInfo.FILE, 2)).string(file).ldelim();
  return out.finish();
}

/**
 * Reads the metadata of a part.
 *
 * @param path where the bytes are from
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function readPartMetadata(path: string, bytes: Uint8Array): PartFiles {
  return parse(path, () => {
    const files: string[] = [];
    let end = 0;
    for (const part of messages(protobuf.Reader.create(bytes), bytes.length)) {
      if (part.field === PartMetadata.EXPORT) end = readEnd(part.reader, part.end);
      else if (part.field === PartMetadata.KIND) files.push(...readFiles(part.reader, part.end));
    }
    return { files, end };
  });
}

/** A path of an export on this system; one written on Windows has the other slashes. */
export function partPath(metadataFile: string, path: string): string {
  return join(dirname(metadataFile), ...path.split(/[\\/]/).filter((step) => step !== '' && step !== '..'));
}

function readParts(bytes: Uint8Array): ExportPart[] {
  const parts: ExportPart[] = [];
  for (const { reader, field, end } of messages(protobuf.Reader.create(bytes), bytes.length)) {
    if (field !== Overall.PART) continue;
    const part = { path: '', documents: 0, bytes: 0 };
    while (reader.pos < end) {
      const next = reader.uint32();
      if (next === tag(Part.PATH, 2)) part.path = reader.string();
      else if (next === tag(Part.DOCUMENTS, 0)) part.documents = Number(String(reader.uint64()));
      else if (next === tag(Part.BYTES, 0)) part.bytes = Number(String(reader.uint64()));
      else reader.skipType(next & 7);
    }
    parts.push(part);
  }
  return parts;
}

function readEnd(reader: protobuf.Reader, end: number): number {
  let time = 0;
  while (reader.pos < end) {
    const next = reader.uint32();
    if (next === tag(ExportInfo.END, 0)) time = Number(String(reader.uint64()));
    else reader.skipType(next & 7);
  }
  return time;
}

function readFiles(reader: protobuf.Reader, end: number): string[] {
  const files: string[] = [];
  while (reader.pos < end) {
    const next = reader.uint32();
    if (next === tag(KindInfo.FILE, 2)) files.push(reader.string());
    else reader.skipType(next & 7);
  }
  return files;
}

/** The messages in a message; what is none is passed over. After each the reader is put behind it. */
function* messages(
  reader: protobuf.Reader,
  end: number,
): Generator<{ reader: protobuf.Reader; field: number; end: number }> {
  while (reader.pos < end) {
    const next = reader.uint32();
    if ((next & 7) !== 2) {
      reader.skipType(next & 7);
      continue;
    }
    const partEnd = reader.uint32() + reader.pos;
    if (partEnd > end) throw new Error('it is cut off');
    yield { reader, field: next >>> 3, end: partEnd };
    reader.pos = partEnd;
  }
}

function parse<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw unreadable(`${path} is damaged: ${(cause as Error).message}.`);
  }
}

function tag(field: number, wire: number): number {
  return (field << 3) | wire;
}
