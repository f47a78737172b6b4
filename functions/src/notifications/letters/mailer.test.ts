import { describe, expect, it } from 'vitest';
import { Refused } from '../sending/sender.ts';
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
});
