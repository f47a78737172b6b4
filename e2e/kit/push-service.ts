import { PORTS } from '@thriftline/domain/base/ports';

/** Where the suite's own push service is, see tools/local/push-service. */
export const PUSH_SERVICE = `http://127.0.0.1:${PORTS.pushService + Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0)}`;

/** What the local push service says of a browser. */
export interface PushBrowser {
  id: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
  tries: number;
  received: {
    /** What came, decrypted with the keys that only the browser knows. */
    text: string;
    ttl: number;
    urgency: string;
    topic: string;
    sender: { publicKey: string; claims: { aud: string; exp: number; sub: string } };
  }[];
}

/** Asks the push service about a browser, such as `askPushService('GET', '/ID')`. */
export async function askPushService(method: string, path: string, json?: object): Promise<PushBrowser> {
  const response = await fetch(`${PUSH_SERVICE}/browsers${path}`, {
    method,
    body: json ? JSON.stringify(json) : null,
  });
  if (!response.ok) throw new Error(`The push service answered ${response.status}: ${await response.text()}`);
  return response.json() as Promise<PushBrowser>;
}

/** The texts that came for a browser, decrypted, oldest first. */
export async function pushedTo({ id }: Pick<PushBrowser, 'id'>): Promise<string[]> {
  return (await askPushService('GET', `/${id}`)).received.map(({ text }) => text);
}
