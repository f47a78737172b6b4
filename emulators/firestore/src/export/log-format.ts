/**
 * The log of LevelDB, in which exports are kept: blocks of 32 KiB, in each records of a header (masked CRC32C, length,
 * type) and data. A record that does not fit is split; a rest of a block that holds no header is zeros.
 * https://github.com/google/leveldb/blob/main/doc/log_format.md
 */
export const BLOCK_BYTES = 32_768;
export const HEADER_BYTES = 7;

/** What a record is of what was appended. `PADDING` fills the rest of a file. */
export const RecordType = { PADDING: 0, FULL: 1, FIRST: 2, MIDDLE: 3, LAST: 4 } as const;
