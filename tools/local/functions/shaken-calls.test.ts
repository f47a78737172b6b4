import { Writable } from 'node:stream';
import { beforeEach, expect, it } from 'vitest';
import type { Call, Caller } from './functions-process.ts';
import { answerShaken } from './shaken-calls.ts';

/** Keeps what it is answered. */
class Answered extends Writable implements Caller {
  headersSent = false;
  status: number | undefined;
  text = '';
  writeHead(status: number): void {
    this.headersSent = true;
    this.status = status;
  }
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

const aCall = (name: string, signature: Call['signature'], path = '/'): Call => ({
  name,
  function: name,
  signature,
  method: 'POST',
  path,
  headers: {},
  body: undefined,
  timeoutSeconds: 60,
});

let came: string[] = [];
const functions = {
  answer: async ({ path }: Call, caller: Caller) => {
    came.push(path);
    caller.writeHead(201, {});
    caller.end('done');
  },
};

/** Four calls: the first waits longest, and every second comes twice. */
async function shakeFour(name: string, signature: Call['signature']) {
  const waits = [20, 15, 10, 5];
  const twice = [false, true, false, true];
  const shaker = { delayMs: () => waits.shift() ?? 0, isTwice: () => twice.shift() ?? false };
  const callers = [0, 1, 2, 3].map(() => new Answered());
  const all = callers.map((caller, at) =>
    answerShaken(functions, aCall(name, signature, String(at)), caller, shaker),
  );
  const before = callers.map(({ status }) => status);
  await Promise.all(all);
  return { before, answers: callers.map(({ status, text }) => `${status} ${text}`) };
}

beforeEach(() => {
  came = [];
});

it('takes events at once, and delivers each once or twice in any order', async () => {
  const { before, answers } = await shakeFour('documentWritten', 'cloudevent');
  expect(before).toEqual([200, 200, 200, 200]);
  expect(answers).toEqual(Array(4).fill('200 {"status":"acknowledged"}'));
  expect([...came].sort()).toEqual(['0', '1', '1', '2', '3', '3']);
  expect(came).not.toEqual([...came].sort());
});

it('answers each other call late, once, and as the function does', async () => {
  const { before, answers } = await shakeFour('api', 'http');
  expect(before).toEqual([undefined, undefined, undefined, undefined]);
  expect(answers).toEqual(Array(4).fill('201 done'));
  expect([...came].sort()).toEqual(['0', '1', '2', '3']);
  expect(came).not.toEqual([...came].sort());
});

it("brings some of the card provider's events twice, and answers each once", async () => {
  const { answers } = await shakeFour('stripeWebhook', 'http');
  expect(answers).toEqual(Array(4).fill('201 done'));
  expect([...came].sort()).toEqual(['0', '1', '1', '2', '3', '3']);
});
