import { parsedUrl } from '../base/fields/parsed-url.ts';

/** The port that https is spoken at, which an address leaves out. */
const USUAL_PORT = '';

/**
 * The hosts that browsers have their push messages sent to; a name with a dot in front stands for all below it. The shop calls
 * an address that a browser named, so it calls these alone: else anybody could have it call whatever it can reach.
 */
export const PUSH_HOSTS: readonly string[] = [
  // Chrome, Opera, Samsung Internet, Brave and other browsers made of Chromium.
  'fcm.googleapis.com',
  // Firefox.
  '.push.services.mozilla.com',
  // Edge.
  '.notify.windows.com',
  // Safari.
  '.push.apple.com',
];

const isHost = (hostname: string) => (host: string) =>
  host.startsWith('.') ? hostname.endsWith(host) : hostname === host;

/**
 * Whether an address is one at a known push service, by https and nothing unusual about it. `further` names origins that are
 * one, too, such as the local world's.
 */
export function isPushEndpoint(endpoint: string, further: readonly string[] = []): boolean {
  const url = parsedUrl(endpoint);
  if (url === undefined) return false;
  const { origin, protocol, hostname, port, username, password } = url;
  if (username !== '' || password !== '') return false;
  if (further.includes(origin)) return true;
  return protocol === 'https:' && port === USUAL_PORT && PUSH_HOSTS.some(isHost(hostname));
}
