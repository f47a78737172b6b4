import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerError } from 'smtp-server';
import type { Faults } from './faults.ts';
import type { Mailbox } from './mailbox.ts';

/** Largest letter that is taken, in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;

function refusal(responseCode: number, message: string): SMTPServerError {
  return Object.assign(new Error(message), { responseCode });
}

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // Also of a letter that is too large: the sender waits until all of it is read.
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** An SMTP server that takes every letter from everybody and hands none on, but those that a fault meets. */
export function catchEmails(box: Mailbox, faults: Faults, clock: () => number): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    onConnect(_session, done) {
      const fault = faults.ofEverybody;
      if (fault === 'hang') return;
      done(fault === 'refuse' ? refusal(421, 'This server is down for a while') : null);
    },
    onRcptTo({ address }, _session, done) {
      const fault = faults.of(address);
      if (fault === 'hang') return;
      if (fault === 'tooMany') done(refusal(452, 'Too many letters in an hour'));
      else if (fault === 'unknown') done(refusal(550, `Nobody here is ${address}`));
      else done(fault === 'refuse' ? refusal(451, 'Come back later') : null);
    },
    onData(stream, { envelope }, done) {
      void readAll(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw refusal(552, `A letter may have ${MAX_BYTES} bytes`);
          await box.add(
            raw,
            envelope.rcptTo.map(({ address }) => address),
            clock(),
          );
        })
        .then(
          () => done(null),
          (error: Error) => done(error),
        );
    },
  });
}
