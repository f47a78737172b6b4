import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assertFree, isTaken, PortUnusable } from './free-ports.ts';
import { portsAt } from './ports.ts';

async function aTakenPort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  return (server.address() as AddressInfo).port;
}

describe('free ports', () => {
  it('a taken port is an error that names it and what it is for', async () => {
    const port = await aTakenPort();
    const ports = { ...portsAt(0), storage: port };
    const failure = assertFree(ports, ['storage']);
    await expect(failure).rejects.toBeInstanceOf(PortUnusable);
    await expect(failure).rejects.toThrow(`Port ${port}, needed for Cloud Storage, is taken.`);
  });

  it('a port that browsers refuse is an error before anything starts on it', async () => {
    const failure = assertFree(portsAt(1000), ['hosting']);
    await expect(failure).rejects.toThrow(
      'Port 6000, needed for the website (Hosting), is one that browsers refuse.',
    );
  });

  it('a port is free again once its server has closed', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await isTaken(port)).toBe(true);
    await new Promise((resolve) => server.close(resolve));
    expect(await isTaken(port)).toBe(false);
  });
});
