import { crcOf, POLYNOMIALS } from '@thriftline/security-rules/crc';

const MASK_DELTA = 0xa282ead8;

/** The check that logs of LevelDB keep of their records. */
export const crc32c = crcOf(POLYNOMIALS.crc32c);

/** A checksum as a log of LevelDB keeps it, so that bytes which hold checksums themselves stay checkable. */
export function maskCrc(crc: number): number {
  return (((crc >>> 15) | (crc << 17)) + MASK_DELTA) >>> 0;
}
