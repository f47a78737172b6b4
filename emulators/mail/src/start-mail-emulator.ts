import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './answer.ts';
import { catchEmails } from './catch-emails.ts';
import { Faults } from './faults.ts';
import { Mailbox } from './mailbox.ts';

/** How an emulator is started; everything may be left out. */
export interface MailEmulatorOptions {
  /** 127.0.0.1 if left out. */
  host?: string;
  /** Where letters are handed over: 1025 if left out; 0 takes any free port. */
  smtpPort?: number;
  /** Where they are shown: 8025 if left out; 0 takes any free port. */
  port?: number;
  /** Milliseconds since the epoch. */
  clock?: () => number;
}

/** A running emulator. */
export interface MailEmulator {
  /** Where letters are shown. */
  url: string;
  /** Where they are handed over, as nodemailer and others take it. */
  smtpUrl: string;
  /** Ends open connections and frees the ports. */
  stop(): Promise<void>;
}

/** Longer than clients keep idle connections: the one that closes first must not be the one that cannot know. */
const KEEP_ALIVE_MS = 90_000;

/** Starts a mail server that takes every letter and shows it on a page. Throws when a port is taken. */
export async function startMailEmulator(options: MailEmulatorOptions = {}): Promise<MailEmulator> {
  const { host = '127.0.0.1', smtpPort = 1025, port = 8025, clock = Date.now } = options;
  const box = new Mailbox();
  const faults = new Faults();
  const smtp = catchEmails(box, faults, clock);
  // A client that goes away in the middle is no reason to go as well.
  smtp.on('error', () => undefined);
  smtp.server.listen(smtpPort, host);
  await once(smtp.server, 'listening');
  const web = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => void answer(request, response, { box, faults }),
  );
  const stop = async () => {
    web.closeAllConnections();
    await Promise.all([
      new Promise<void>((resolve) => smtp.close(() => resolve())),
      new Promise<void>((resolve) => web.close(() => resolve())),
    ]);
  };
  try {
    web.listen(port, host);
    await once(web, 'listening');
  } catch (error) {
    await stop();
    throw error;
  }
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  return { url: `http://${host}:${portOf(web)}`, smtpUrl: `smtp://${host}:${portOf(smtp.server)}`, stop };
}
