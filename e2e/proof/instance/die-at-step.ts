import { writeSync } from 'node:fs';
import http, { type ClientRequest } from 'node:http';
import http2, { type ClientHttp2Session, type ClientHttp2Stream, type OutgoingHttpHeaders } from 'node:http2';
import { syncBuiltinESMExports } from 'node:module';
import type { Death, DeathReport, ToInstance } from './messages.ts';

// Every await of the services that can fail is a request: to Firestore over HTTP/2, to the card provider over HTTP.
// Here, below the official packages and outside the code under test, the process can end before, during or after one.
let death: Death | undefined;

process.on('message', (message: ToInstance) => {
  if (message.type === 'die') death = message.death;
  if (message.type === 'live') death = undefined;
});

function die(step: string, moment: Death['moment']): void {
  const report: DeathReport = { died: { step, moment } };
  writeSync(1, `${JSON.stringify(report)}\n`);
  // Not process.exit: nothing may be tidied up, as when a machine fails.
  process.kill(process.pid, 'SIGKILL');
}

/** The moment at which this step is to be the last one; undefined when it is not. */
function momentOf(step: string): Death['moment'] | undefined {
  if (death === undefined || !step.includes(death.step ?? '')) return undefined;
  death.nth -= 1;
  return death.nth > 0 ? undefined : death.moment;
}

/** Sends a request that may be the last thing this process does. */
function take<Sent extends ClientRequest | ClientHttp2Stream>(step: string, send: () => Sent): Sent {
  const moment = momentOf(step);
  if (moment === 'before') die(step, moment);
  const sent = send();
  if (moment === 'after') sent.prependOnceListener('response', () => die(step, moment));
  if (moment === 'during') setImmediate(() => setImmediate(() => die(step, moment)));
  return sent;
}

function firestoreStep(headers: OutgoingHttpHeaders | undefined): string {
  return `Firestore ${String(headers?.[':path'] ?? '').replace(/^.*\//, '')}`;
}

const connect = http2.connect as (...given: unknown[]) => ClientHttp2Session;
Object.assign(http2, {
  connect: (...given: unknown[]) => {
    const session = connect(...given);
    const request = session.request.bind(session);
    session.request = (headers, options) =>
      take(firestoreStep(headers as OutgoingHttpHeaders | undefined), () => request(headers, options));
    return session;
  },
});

const request = http.request as (...given: unknown[]) => ClientRequest;
Object.assign(http, {
  request: (...given: unknown[]) => {
    const { method = 'GET', path = '' } = (given[0] ?? {}) as http.RequestOptions;
    const plainPath = (path ?? '').replace(/\?.*$/, '').replace(/pi_\w+/, ':id');
    return take(`${method} ${plainPath}`, () => request(...given));
  },
});
syncBuiltinESMExports();
