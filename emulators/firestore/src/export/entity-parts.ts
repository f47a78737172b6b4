import type protobuf from 'protobufjs';
import { Wire } from './entity-format.ts';

/** What messages are read with. */
export type Reader = protobuf.Reader;

/** The number of the field a tag announces. */
export function fieldOf(tag: number): number {
  return tag >>> 3;
}

/** The wire type a tag announces. */
export function wireOf(tag: number): number {
  return tag & 7;
}

/** Passes over the field behind a tag. */
export function skip(reader: Reader, tag: number): void {
  reader.skipType(wireOf(tag));
}

/** All 64 bits of an integer. */
export function readInt64(reader: Reader): bigint {
  return BigInt(String(reader.int64()));
}

/**
 * The rest of a group that is one step of a path.
 *
 * @throws Error for a step without its ids
 */
export function readId(
  reader: Reader,
  typeField: number,
  idField: number,
  nameField: number,
): [collection: string, id: string] {
  let collection = '';
  let id = '';
  for (let tag = reader.uint32(); wireOf(tag) !== Wire.GROUP_END; tag = reader.uint32()) {
    if (fieldOf(tag) === typeField) collection = reader.string();
    else if (fieldOf(tag) === nameField) id = reader.string();
    else if (fieldOf(tag) === idField) id = `__id${readInt64(reader)}__`;
    else skip(reader, tag);
  }
  if (collection === '' || id === '') throw new Error('its path lacks an id');
  return [collection, id];
}
