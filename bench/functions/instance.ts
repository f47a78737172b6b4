import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { Session } from 'node:inspector';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  FUNCTION_HEADER,
  type FunctionsModule,
  functionsHost,
  SIGNATURE_HEADER,
} from '@thriftline/local/functions-host';
import type { Asked } from './asked.ts';

/** What an instance says of its first answer. */
export interface FirstAnswer {
  importMs: number;
  /** From the question to the whole answer. */
  answerMs: number;
  /** What both took of a processor: the same on a busy machine, nearly. */
  cpuMs: number;
  status: number;
  /** Of the whole process, at the end. */
  mebibytes: number;
  /** Of scripts read from then on, in kB: 0 unless they are counted. */
  readKb: number;
}

const MEBIBYTE = 2 ** 20;
const KILOBYTE = 1000;
const MICROS = 1000;

/** Counts the scripts that are read from now on, which takes longer than not to. Gives a function that says how many kB so far. */
function countScripts(): () => number {
  let characters = 0;
  const session = new Session();
  session.connect();
  session.on('Debugger.scriptParsed', ({ params }) => {
    if (params.url.startsWith('file:')) characters += params.length ?? 0;
  });
  session.post('Debugger.enable');
  return () => characters / KILOBYTE;
}

/** Loads the bundle in a folder as an instance of a function does, asks it once, and prints what that took. */
async function answerOnce(folder: string, asked: Asked, counted: boolean): Promise<FirstAnswer> {
  const readKb = counted ? countScripts() : () => 0;
  const before = process.cpuUsage();
  const start = performance.now();
  const functions = (await import(pathToFileURL(join(folder, 'index.js')).href)) as FunctionsModule;
  const imported = performance.now();
  const server = createServer(functionsHost(functions)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const begun = performance.now();
  const sent = request({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    method: asked.method,
    path: asked.path,
    headers: {
      'content-type': 'application/json',
      [FUNCTION_HEADER]: asked.name,
      [SIGNATURE_HEADER]: asked.signature,
    },
  });
  sent.end(asked.body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  for await (const _chunk of answer);
  const answerMs = performance.now() - begun;
  const { user, system } = process.cpuUsage(before);
  return {
    importMs: imported - start,
    answerMs,
    cpuMs: (user + system) / MICROS,
    status: answer.statusCode ?? 0,
    mebibytes: process.memoryUsage.rss() / MEBIBYTE,
    readKb: readKb(),
  };
}

const [folder = '', asked = '', counted] = process.argv.slice(2);
// Functions print, too; the last line is ours.
console.log(
  `\n${JSON.stringify(await answerOnce(folder, JSON.parse(asked) as Asked, counted !== undefined))}`,
);
process.exit();
