/** `google.protobuf.Timestamp` in the shape all endpoints share. */
export interface WireTimestamp {
  readonly seconds?: string | number;
  readonly nanos?: number;
}

const RFC3339 =
  /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:([Zz])|([+-])(\d\d):(\d\d))$/;

/** Reads RFC 3339 with up to nine digits and any offset; undefined when the text is something else. */
export function parseTimestamp(text: string): WireTimestamp | undefined {
  const match = RFC3339.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, fraction, , sign, offsetHours, offsetMinutes] = match;
  const date = new Date(0);
  // Date.UTC would read the years 0..99 as 1900..1999.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second), 0);
  if (date.getUTCDate() !== Number(day) || Number(month) > 12) return undefined;
  const offset = sign
    ? (Number(offsetHours) * 3600 + Number(offsetMinutes) * 60) * (sign === '-' ? -1 : 1)
    : 0;
  return {
    seconds: String(date.getTime() / 1000 - offset),
    nanos: Number((fraction ?? '').padEnd(9, '0')),
  };
}

/** RFC 3339 in UTC with 0, 3, 6 or 9 digits, as few as hold the value. */
export function formatTimestamp(time: WireTimestamp): string {
  const seconds = Number(time.seconds ?? 0);
  const nanos = time.nanos ?? 0;
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (nanos === 0) return `${whole}Z`;
  const digits = String(nanos).padStart(9, '0');
  const length = nanos % 1_000_000 === 0 ? 3 : nanos % 1000 === 0 ? 6 : 9;
  return `${whole}.${digits.slice(0, length)}Z`;
}
