import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface SignIn {
  localId: string;
  email: string;
  emailVerified: boolean;
  disabled: boolean;
  validSince: string;
}

/**
 * What the functions ask of Auth and of Storage, as far as deleting accounts does: sign-ins are found, shut and deleted, and no picture was
 * ever uploaded.
 */
export class GoogleStandIn {
  private readonly signIns = new Map<string, SignIn>();
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });

  static async listen(): Promise<GoogleStandIn> {
    const standIn = new GoogleStandIn();
    standIn.server.listen(0, '127.0.0.1');
    await once(standIn.server, 'listening');
    return standIn;
  }

  /** What tells the functions where it is. */
  get variables(): Record<string, string> {
    const host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return { FIREBASE_AUTH_EMULATOR_HOST: host, FIREBASE_STORAGE_EMULATOR_HOST: host };
  }

  /** Lets somebody sign in from now on. */
  add(uid: string, email: string): void {
    this.signIns.set(uid, { localId: uid, email, emailVerified: true, disabled: false, validSince: '0' });
  }

  /** Whether somebody may sign in. */
  has(uid: string): boolean {
    return this.signIns.get(uid)?.disabled === false;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '' } = request;
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (method === 'GET' && /\/b\/[^/]+\/o\?/.test(url)) return void send(200, { items: [] });
    const act = /\/accounts:(lookup|update|delete)$/.exec(url)?.[1];
    if (act === undefined) return void send(501, { error: { code: 501, message: `Nothing at ${url}` } });
    const { localId, ...fields } = (await json(request)) as {
      localId: string | [string];
      disableUser?: boolean;
      validSince?: string;
    };
    const uid = typeof localId === 'string' ? localId : localId[0];
    const found = this.signIns.get(uid);
    if (act === 'lookup') return void send(200, found ? { users: [found] } : {});
    if (found === undefined) return void send(400, { error: { code: 400, message: 'USER_NOT_FOUND' } });
    if (act === 'delete') this.signIns.delete(uid);
    else {
      const { disableUser = found.disabled, validSince = found.validSince } = fields;
      this.signIns.set(uid, { ...found, disabled: disableUser, validSince });
    }
    return void send(200, { localId: uid });
  }
}
