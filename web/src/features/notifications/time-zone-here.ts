/** What the rules take for the name of a time zone. */
const ZONE = /^[\w+-]{1,20}(\/[\w+-]{1,20}){0,2}$/;

/** Where this browser's clock is: a name of the IANA's; undefined of a browser that knows none, which may say so in words of its own. */
export function timeZoneHere(): string | undefined {
  const { timeZone }: { timeZone?: string } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone !== undefined && ZONE.test(timeZone) ? timeZone : undefined;
}
