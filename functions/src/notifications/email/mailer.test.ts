import { describe, expect, it } from 'vitest';
import { Refused, TooMuch } from '../sending/sender.ts';
import { asRefusal, mailerOf } from './mailer.ts';

describe('a mail server', () => {
  it.each([
    ['off', /SMTP_URL is off/],
    ['hunter2', /SMTP_URL is not like/],
    ['https://shop:hunter2@mail.example', /SMTP_URL is not like/],
  ])('is none at %s, which is not repeated', (address, words) => {
    let message = '';
    try {
      mailerOf(address);
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch(words);
    expect(message).not.toContain('hunter2');
  });

  it('is spoken to with TLS, but on one’s own machine', () => {
    const optionsOf = (address: string) => mailerOf(address).options as Record<string, unknown>;
    expect(optionsOf('smtps://shop:hunter2@mail.example')).toMatchObject({ secure: true });
    expect(optionsOf('smtp://shop:hunter2@mail.example:587')).toMatchObject({ requireTLS: true });
    expect(optionsOf('smtp://127.0.0.1:1025')).toMatchObject({ requireTLS: false });
  });
});

describe('what a mail server answers', () => {
  const failure = (command: string, responseCode?: number) =>
    Object.assign(new Error('Failed'), { command, responseCode, response: `${responseCode} No` });

  it('is for good where it does not know the address', () => {
    expect(asRefusal(failure('RCPT TO', 550))).toBeInstanceOf(Refused);
  });

  it.each([
    ['RCPT TO', 451],
    ['AUTH PLAIN', 535],
    ['MAIL FROM', 550],
    ['CONN', undefined],
  ])('is for now otherwise: %s %s', (command, code) => {
    const error = failure(command, code);
    expect(asRefusal(error)).toBe(error);
  });

  it.each([
    ['RCPT TO', 501, '501 5.1.3 Bad address'],
    ['RCPT TO', 552, '552 5.2.2 Mailbox quota exceeded'],
    ['RCPT TO', 521, '521 Takes no mail'],
    ['RCPT TO', 554, '554 5.1.1 No such user'],
  ])('is for good where the address is none: %s %s', (command, responseCode, response) => {
    const error = Object.assign(new Error('Failed'), { command, responseCode, response });
    expect(asRefusal(error)).toBeInstanceOf(Refused);
  });

  it.each([
    ['RCPT TO', 550, '550 5.7.1 Relaying denied'],
    ['RCPT TO', 530, '530 5.7.0 Authentication required'],
    ['RCPT TO', 452, '452 4.2.2 Mailbox full'],
    ['RCPT TO', 452, '452 4.2.2 Over quota: quota exceeded'],
    ['RCPT TO', 450, '450 4.2.0 Greylisted, come back later'],
  ])(
    'is for now, of this letter, where something else is wrong: %s %s',
    (command, responseCode, response) => {
      const error = Object.assign(new Error('Failed'), { command, responseCode, response });
      expect(asRefusal(error)).toBe(error);
    },
  );

  it.each([
    ['CONN', 421, '421 Service not available'],
    ['MAIL FROM', 450, '450 4.7.1 Later'],
    ['DATA', 451, '451 4.3.0 Later'],
    ['RCPT TO', 452, '452 4.5.3 Too many recipients'],
    ['DATA', 550, '550 5.4.5 Daily sending quota exceeded'],
    ['RCPT TO', 450, '450 4.7.1 Rate limit exceeded'],
  ])('is that it is too much, of all letters: %s %s', (command, responseCode, response) => {
    const error = Object.assign(new Error('Failed'), { command, responseCode, response });
    expect(asRefusal(error)).toBeInstanceOf(TooMuch);
  });
});
