import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readBody } from './http/read-body.ts';
import { createPortMultiplexer } from './port-multiplexer.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A multiplexer whose HTTP/1.1 side echoes bodies and whose HTTP/2 side notes what it reads. */
async function start(ready = Promise.resolve()) {
  const http2: string[] = [];
  const accepted: Socket[] = [];
  const echo = createServer(async (request, response) => response.end(await readBody(request)));
  const server = createPortMultiplexer(
    {
      http1: (socket) => void echo.emit('connection', socket),
      http2: (socket) => {
        socket.on('data', (chunk: Buffer) => http2.push(chunk.toString()));
        socket.resume();
      },
    },
    ready,
  );
  server.on('connection', (socket) => accepted.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return {
    port,
    http2,
    /** Done when the only connection has brought so many bytes. */
    arrived: (bytes: number) => until(() => accepted[0]?.bytesRead === bytes),
    /** Done when so many connections have come and gone. */
    gone: (count: number) => until(() => accepted.filter(({ closed }) => closed).length === count),
  };
}

const until = (condition: () => boolean) => expect.poll(condition, { interval: 1 }).toBe(true);

function dial(port: number): Socket {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  closing.push(() => socket.destroy());
  return socket;
}

describe('one port for two protocols', () => {
  it('takes bodies far larger than the first packet', async () => {
    const { port } = await start();
    const body = 'ü'.repeat(3_000_000);
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body });
    expect(await response.text()).toBe(body);
  });

  it('knows HTTP/1.1 from its first byte, however slowly the rest comes', async () => {
    const { port, arrived } = await start();
    const socket = dial(port);
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    for (const [index, character] of [
      ...'PUT / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\nhi',
    ].entries()) {
      socket.write(character);
      await arrived(index + 1);
    }
    await until(() => answer.includes('hi'));
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
  });

  it('hands HTTP/2 on with every byte', async () => {
    const { port, http2, arrived } = await start();
    const socket = dial(port);
    socket.write('P');
    await arrived(1);
    socket.write('RI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    await until(() => http2.join('').length >= 24);
    expect(http2.join('')).toBe('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
  });

  it('survives connections that end before they say anything', async () => {
    const { port, gone } = await start();
    dial(port).end();
    dial(port).resetAndDestroy();
    await gone(2);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });
});
