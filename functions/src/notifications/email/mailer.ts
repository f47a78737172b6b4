import { createTransport } from 'nodemailer';
import { Refused, TooMuch } from '../sending/sender.ts';

/** How long a server may take to answer at all, and to take the e-mail in: less than who sends keeps others off for. */
const ANSWER_MS = 10_000;
const SILENCE_MS = 20_000;

const OWN_MACHINE = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Hands e-mails to the SMTP server of an address, `smtps://name:password@host` or `smtp://...`, which goes on with TLS or not at
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

/** How servers say that it is too much, with whatever number. */
const TOO_MUCH =
  /too many|too much|rate.?limit|limit exceeded|exceeded .{0,40}limit|quota exceeded|throttl|slow down/i;

/** What they say of one address or its mailbox, which may be full as well (RFC 3463). */
const OF_MAILBOX = /^\d{3}[ -]\d\.[12]\.|mailbox/i;

/** Numbers by which they say that they take nothing for now: of the address alone where they stand behind it. */
const FOR_NOW = new Set([421, 450, 451, 452, 454]);

/**
 * Whether an answer to the address is about the address, and for good. 530 to 538 are about who sends, as are the enhanced codes of
 * the route (5.4) and of policy (5.7), RFC 3463.
 */
function isNoAddress(code: number, response: string): boolean {
  const isOfSender = (code >= 530 && code <= 538) || (code >= 500 && code <= 504 && code !== 501);
  return code >= 500 && !isOfSender && !/^5\d\d[ -]5\.[47]\./.test(response);
}

/**
 * What went wrong as who sends takes it: an address that its server refuses for good is not tried again, and a server that says it is
 * too much is left alone.
 */
export function asRefusal(error: unknown): unknown {
  const { command, responseCode, response } = error as {
    command?: string;
    responseCode?: number;
    response?: string;
  };
  const [code = 0, said = ''] = [responseCode, response];
  const isAboutAddress = command === 'RCPT TO';
  const isTooMuch = TOO_MUCH.test(said) && !OF_MAILBOX.test(said);
  if (isTooMuch || (FOR_NOW.has(code) && !isAboutAddress)) {
    return new TooMuch(`The mail server takes no more for now: ${said}`, { cause: error });
  }
  const isForGood = isAboutAddress && isNoAddress(code, said);
  return isForGood ? new Refused(`The address was refused: ${said}`) : error;
}
