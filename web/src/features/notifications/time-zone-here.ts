/** Where this browser's clock is: a name of the IANA's. */
export function timeZoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
