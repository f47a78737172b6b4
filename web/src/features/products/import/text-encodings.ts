import { msg } from '@lingui/core/macro';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';

/** The ways in which spreadsheets write text as bytes, as the Encoding Standard names them, and what people call them. */
export const TEXT_ENCODINGS = lookedUp({
  'utf-8': msg`Unicode (UTF-8)`,
  'utf-16le': msg`Unicode (UTF-16)`,
  'utf-16be': msg`Unicode (UTF-16, big-endian)`,
  'windows-1252': msg`Western European (Windows)`,
  'windows-1250': msg`Central European (Windows)`,
  'iso-8859-2': msg`Central European (ISO)`,
  'windows-1251': msg`Cyrillic (Windows)`,
  'koi8-r': msg`Cyrillic (KOI8-R)`,
  'windows-1253': msg`Greek (Windows)`,
  'windows-1254': msg`Turkish (Windows)`,
  'windows-1257': msg`Baltic (Windows)`,
  'windows-1255': msg`Hebrew (Windows)`,
  'windows-1256': msg`Arabic (Windows)`,
  gb18030: msg`Simplified Chinese (GBK)`,
  big5: msg`Traditional Chinese (Big5)`,
  shift_jis: msg`Japanese (Shift JIS)`,
  'euc-kr': msg`Korean (EUC-KR)`,
});

/** One of them. */
export type TextEncoding = keyof typeof TEXT_ENCODINGS;

/** What Windows writes in Western Europe and America. */
export const WESTERN: TextEncoding = 'windows-1252';
