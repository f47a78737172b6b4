import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { PortUnusable } from './free-ports.ts';
import { portsAt } from './ports.ts';
import { assertNoneStrayed } from './strayed-services.ts';

/** The ports of a suite whose hub lists these emulators. */
async function portsWithHub(listed: Record<string, { port: number }>) {
  const hub = createServer((request, response) => {
    response.statusCode = request.url === '/emulators' ? 200 : 404;
    response.end(JSON.stringify(listed));
  });
  await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => hub.close(() => resolve(undefined))));
  return { ...portsAt(30_000), hub: (hub.address() as AddressInfo).port };
}

it('a website that listens on another port than asked is an error that names both', async () => {
  const ports = await portsWithHub({ hosting: { port: 35_002 }, auth: { port: 39_099 }, ui: { port: 4000 } });
  const failure = assertNoneStrayed(ports);
  await expect(failure).rejects.toBeInstanceOf(PortUnusable);
  await expect(failure).rejects.toThrow(
    'Port 35000, needed for the website (Hosting), was taken while it started: it listens on 35002 instead.',
  );
});

it('emulators on their own ports are as they should be', async () => {
  const ports = await portsWithHub({ hosting: { port: 35_000 }, auth: { port: 39_099 } });
  await expect(assertNoneStrayed(ports)).resolves.toBeUndefined();
});
