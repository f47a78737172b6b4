import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { callFunctions } from './call-functions.ts';
import { portsAt } from './ports.ts';

describe('callFunctions', () => {
  it('wakes what buyers wait for, harmlessly, and ends when it is told so', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url?.split('/').at(-1)}`);
      response.writeHead(request.url?.endsWith('recordPayment') ? 500 : 204).end();
      if (asked.length === 4) stop.abort();
    });
    const stop = new AbortController();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const said: string[] = [];
    const ports = { ...portsAt(0), functions: (server.address() as AddressInfo).port };
    await callFunctions(ports, { stopped: stop.signal, say: (line) => void said.push(line) });
    server.close();
    expect(asked).toEqual([
      'OPTIONS createPaymentIntent',
      'OPTIONS recordPayment',
      'OPTIONS releaseHold',
      'OPTIONS stripeWebhook',
    ]);
    expect(said).toEqual([]);
  });
});
