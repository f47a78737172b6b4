import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { callFunctions } from './call-functions.ts';
import { portsAt } from './machine/ports.ts';

describe('callFunctions', () => {
  it('calls what is scheduled, goes on where one fails, and ends when it is told so', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      const name = /us-central1-(\w+)-0$/.exec(request.url ?? '')?.[1];
      asked.push(name);
      response.writeHead(name === 'everyFiveMinutes' ? 500 : 204).end();
      if (asked.length === 4) stop.abort();
    });
    const stop = new AbortController();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const said: string[] = [];
    const ports = { ...portsAt(0), functions: (server.address() as AddressInfo).port };
    await callFunctions(ports, { stopped: stop.signal, say: (line) => void said.push(line), everyMs: 1 });
    server.close();
    expect(asked).toEqual(['everyFiveMinutes', 'everyHour', 'everyNight', 'everyFiveMinutes']);
    expect(said).toEqual([expect.stringMatching(/everyFiveMinutes-0: answered 500$/)]);
  });
});
