import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assertFree, isTaken, PortTaken } from './free-ports.ts';
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
    await expect(failure).rejects.toBeInstanceOf(PortTaken);
    await expect(failure).rejects.toThrow(`Port ${port}, needed for Cloud Storage, is taken.`);
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
