import { t } from '@lingui/core/macro';
import { MAX_DEVICE_NAME } from '@thriftline/domain/accounts/device';
import { withoutIsolates } from '@thriftline/domain/base/texts/without-isolates';

/** Most first: many browsers also name those they descend from. */
const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

type Names = readonly (readonly [name: string, mark: RegExp])[];

/** Browser and system by what a browser calls itself, like `Chrome on Android`. */
export function deviceName(userAgent: string): string {
  const first = (names: Names) => names.find(([, mark]) => mark.test(userAgent))?.[0];
  const [browser, system] = [first(BROWSERS) ?? t`A browser`, first(SYSTEMS)];
  const name = system === undefined ? browser : t`${browser} on ${system}`;
  return withoutIsolates(name).slice(0, MAX_DEVICE_NAME);
}
