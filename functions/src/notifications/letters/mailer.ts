import { createTransport } from 'nodemailer';
import { Refused } from '../sending/sender.ts';

/** How long a server may take to answer at all, and to take the letter in: less than who sends keeps others off for. */
const ANSWER_MS = 10_000;
const SILENCE_MS = 20_000;

const OWN_MACHINE = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Hands letters to the SMTP server of an address, `smtps://name:password@host` or `smtp://...`, which goes on with TLS or not at
 * all, but on one's own machine. Throws, for log and admin, without repeating it, when it is no such address.
 */
export function mailerOf(address: string) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !['smtp:', 'smtps:'].includes(url.protocol)) {
    throw new Error(
      address === 'off'
        ? 'LETTERS_FROM is set, but SMTP_URL is off.'
        : 'SMTP_URL is not like smtps://name:password@host.',
    );
  }
  return createTransport({
    url: address,
    requireTLS: !OWN_MACHINE.has(url.hostname),
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    dnsTimeout: ANSWER_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** What went wrong as who sends takes it: an address that its server refuses for good is not tried again. */
export function asRefusal(error: unknown): unknown {
  const { command, responseCode, response } = error as {
    command?: string;
    responseCode?: number;
    response?: string;
  };
  const isForGood = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550;
  return isForGood ? new Refused(`The address was refused: ${response}`) : error;
}
