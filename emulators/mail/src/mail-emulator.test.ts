import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_EMAILS } from './mailbox.ts';
import { type MailEmulator, startMailEmulator } from './start-mail-emulator.ts';

let emulator: MailEmulator;
beforeAll(async () => {
  emulator = await startMailEmulator({ port: 0, smtpPort: 0, clock: () => 1_000 });
});
afterAll(() => emulator.stop());

const EVIL = '<script>alert(1)</script>';

async function send(to: string, subject = 'Hello', html = '<h1>Hello</h1>') {
  const mailer = createTransport({
    url: emulator.smtpUrl,
    ...{ connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 },
  });
  await mailer.sendMail({ from: 'shop@example.com', to, subject, html, text: `${subject}, text` });
}

const control = (path: string, method: string, body: object = {}) =>
  fetch(`${emulator.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const lettersTo = async (to: string) =>
  (await (await fetch(`${emulator.url}/letters?to=${encodeURIComponent(to)}`)).json()) as {
    id: number;
    subject: string;
  }[];

beforeEach(() => control('/letters', 'DELETE'));

describe('letters', () => {
  it('are taken, handed to nobody, and found by whom they are to', async () => {
    await send('bea@example.com', 'For Bea');
    await send('ben@example.com', 'For Ben');
    const found = await lettersTo('BEA@example.com');
    expect(found).toMatchObject([
      {
        subject: 'For Bea',
        at: 1_000,
        recipients: ['bea@example.com'],
        from: { address: 'shop@example.com' },
        text: expect.stringContaining('For Bea, text'),
        headers: { to: 'bea@example.com' },
      },
    ]);
    const list = await (await fetch(emulator.url)).text();
    expect(list.indexOf('For Ben')).toBeLessThan(list.indexOf('For Bea'));
    expect(list).toContain('For Ben');
  });

  it('are shown with nothing of theirs run or loaded', async () => {
    await send('bea@example.com', EVIL, EVIL);
    const [letter] = await lettersTo('bea@example.com');
    for (const path of ['/', `/letters/${letter?.id}`]) {
      const page = await (await fetch(emulator.url + path)).text();
      expect(page).toContain('&lt;script&gt;');
      expect(page).not.toContain(EVIL);
    }
    const html = await fetch(`${emulator.url}/letters/${letter?.id}/html`);
    expect(html.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups; default-src 'none'/);
    expect(await html.text()).toContain(EVIL);
  });

  it('are kept up to a number, the newest', async () => {
    const mailer = createTransport({
      url: emulator.smtpUrl,
      pool: true,
      maxMessages: Number.POSITIVE_INFINITY,
    });
    const letter = (text: string) => ({
      from: 'shop@example.com',
      to: 'many@example.com',
      subject: text,
      text,
    });
    for (let sent = 0; sent < MAX_EMAILS + 2; sent += 1) await mailer.sendMail(letter(`No. ${sent}`));
    mailer.close();
    const found = await lettersTo('many@example.com');
    expect(found).toHaveLength(MAX_EMAILS);
    expect(found[0]?.subject).toBe(`No. ${MAX_EMAILS + 1}`);
  });
});

describe('a fault', () => {
  it.each([
    ['refuse', {}, /421|down for a while/],
    ['hang', {}, /Greeting never received|[Tt]imeout/],
    ['refuse', { to: 'bea@example.com' }, /451/],
    ['hang', { to: 'bea@example.com' }, /[Tt]imeout/],
    ['unknown', { to: 'bea@example.com' }, /550/],
  ])('of the kind %s %j keeps letters out until it is ended', async (kind, whose, failure) => {
    expect((await control('/faults', 'POST', { ...whose, kind })).status).toBe(200);
    await expect(send('bea@example.com')).rejects.toThrow(failure);
    if ('to' in whose) await send('ben@example.com');
    expect(await lettersTo('bea@example.com')).toEqual([]);
    await control('/faults', 'POST', { ...whose, kind: null });
    await send('bea@example.com');
    expect(await lettersTo('bea@example.com')).toHaveLength(1);
  });

  it('is refused when there is none such, and from a page of another origin', async () => {
    expect((await control('/faults', 'POST', { kind: 'explode' })).status).toBe(400);
    const plain = await fetch(`${emulator.url}/faults`, { method: 'POST', body: '{"kind":"refuse"}' });
    expect(plain.status).toBe(400);
    await send('bea@example.com');
  });
});

it('says so when its port is taken', async () => {
  const port = Number(new URL(emulator.url).port);
  await expect(startMailEmulator({ port, smtpPort: 0 })).rejects.toThrow('EADDRINUSE');
});
