import type { Language } from '@thriftline/domain/base/locale/languages';
import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { emailReceipt } from '@thriftline/domain/notifications/email-receipt';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@thriftline/domain/notifications/notification-kinds';
import { isWanted } from '@thriftline/domain/notifications/notification-preferences';
import type { Sending } from '@thriftline/domain/notifications/sending';
import type { Order } from '@thriftline/domain/orders/order';
import { anOrder } from '@thriftline/domain/testing/builders';
import { NOTIFICATION_SAMPLES } from '@thriftline/domain/testing/notification-samples';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { escapeMarkup } from '../../platform/escape.ts';
import { inLanguage } from '../../platform/reader-language.ts';
import { composeEmail } from './send-email.ts';
import { readUnsubscribeLink } from './unsubscribe-link.ts';

const at = { toMillis: () => 0, toDate: () => new Date(0) };
const ORIGIN = 'https://shop.example';

beforeAll(() => {
  vi.stubEnv('SITE_ORIGIN', ORIGIN);
  vi.stubEnv('UNSUBSCRIBE_SECRET', '5f0c1b7e9a3d24688b6d7f10e2c3a495');
});
afterAll(() => vi.unstubAllEnvs());

const sending = (kind: string, params: object): Sending => ({
  ...{ uid: 'bea', channel: 'email', notification: `${kind}_1`, kind, params },
  ...{ state: 'due', tries: 1, dueAt: 0, at, expireAt: at },
});

const SHOP = { shop: 'Thriftline', from: 'letters@shop.example', uid: 'bea', address: 'bea@example.com' };

/** The e-mail of these events as it goes over the wire, and as a reader's program takes it apart. */
async function letterOf(
  sendings: Sending[],
  change: Partial<Parameters<typeof composeEmail>[1]> = {},
  language: Language = 'en',
) {
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const email = inLanguage({ language }, () => composeEmail(sendings, { ...SHOP, ...change }));
  const { message } = await mailer.sendMail(email);
  const raw = String(message);
  return { raw, ...(await PostalMime.parse(raw)) };
}

const header = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value;
const hrefs = ({ html = '' }: Email) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

const BY_LETTER = (Object.keys(NOTIFICATION_KINDS) as NotificationKind[]).filter((kind) =>
  isWanted(kind, 'email', {}),
);

describe('an e-mail', () => {
  it.each(BY_LETTER)('of the kind %s says what happened, as HTML and as text', async (kind) => {
    const letter = await letterOf([sending(kind, NOTIFICATION_SAMPLES[kind])]);
    const { title, text, path } = (
      NOTIFICATION_KINDS[kind].say as (params: object) => { title: string; text?: string; path: string }
    )(NOTIFICATION_SAMPLES[kind]);
    expect(letter.subject).toBe(title);
    expect(letter.from).toMatchObject({ name: 'Thriftline', address: 'letters@shop.example' });
    expect(letter.to).toMatchObject([{ address: 'bea@example.com' }]);
    for (const [part, written] of [
      [letter.text, (words: string) => words],
      [letter.html, escapeMarkup],
    ] as const) {
      expect(part).toContain(written(title));
      if (text) expect(part).toContain(written(text));
      expect(part).toContain(written(`${ORIGIN}${path}`));
      expect(part).not.toMatch(/undefined|\[object|NaN/);
    }
    expect(hrefs(letter).filter((href) => !href?.startsWith(`${ORIGIN}/`))).toEqual([]);
    expect(letter.html).not.toMatch(/<script|<img|<link|url\(|@import/i);
    const isOptional = NOTIFICATION_KINDS[kind].group !== 'account';
    expect(header(letter, 'list-unsubscribe-post')).toBe(
      isOptional ? 'List-Unsubscribe=One-Click' : undefined,
    );
    expect(header(letter, 'list-unsubscribe') !== undefined).toBe(isOptional);
  });

  it('says what others wrote as they wrote it, and nothing of it is HTML or a header', async () => {
    const productname = `<b>Oak</b> "chair" & 'table'\r\nBcc: all@example.com`;
    const letter = await letterOf([sending('sold', { productId: 'a/b', productname, price: 45.5 })], {
      shop: 'Bea’s "Shop" <evil@example.com>',
    });
    expect(letter.html).toContain('&lt;b&gt;Oak&lt;/b&gt; &quot;chair&quot; &amp; &#39;table&#39;');
    expect(letter.html).not.toContain('<b>');
    expect([letter.bcc, header(letter, 'bcc')]).toEqual([undefined, undefined]);
    expect(letter.subject).toContain('<b>Oak</b> "chair" & \'table\'');
    expect(letter.from).toMatchObject({ address: 'letters@shop.example' });
    expect(letter.to).toHaveLength(1);
  });

  it.each(['en', 'de', 'ar'] as const)(
    'in %s calls an item what its seller does, and reads no line break or direction in it',
    async (language) => {
      const productname = String.raw`Chair\u000d\u000aBcc: eve@example.com\x0a\u202Egnp`;
      const params = { ...NOTIFICATION_SAMPLES.sold, productname };
      const letter = await letterOf([sending('sold', params)], {}, language);
      expect(letter.subject).toContain(productname);
      expect(header(letter, 'bcc')).toBeUndefined();
      expect(`${letter.subject}${letter.html}${letter.text}`).not.toContain('\u202e');
    },
  );

  it('of several events tells all of them, and switches all of them off', async () => {
    const letter = await letterOf([
      sending('sold', NOTIFICATION_SAMPLES.sold),
      sending('priceDropped', NOTIFICATION_SAMPLES.priceDropped),
      sending('newDevice', NOTIFICATION_SAMPLES.newDevice),
    ]);
    expect(letter.subject).toBe('Oak chair is sold, and 2 more');
    expect(letter.text).toContain('Oak chair is now $45.50');
    expect(letter.html?.match(/<h1/g)).toHaveLength(1);
    expect(letter.html?.match(/<h2/g)).toHaveLength(2);
    const link = new URL(header(letter, 'list-unsubscribe')?.slice(1, -1) ?? '');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ account: 'bea', letters: 'all' });
  });

  it('of what was paid holds the receipt, as HTML and as text', async () => {
    const order = {
      ...anOrder({ amount: 5150, deliveryPrice: 600, sending: 'delivery', productname: 'Oak <chair>' }),
      createdAt: at,
    } as unknown as Order;
    const params = { ...NOTIFICATION_SAMPLES.paid, orderId: 'pi_1' };
    const receipts = new Map([['pi_1', emailReceipt('pi_1', order)]]);
    const letter = await letterOf([sending('paid', params)], { receipts });
    const lines = [
      ['Item', 'Oak <chair>'],
      ['Seller', order.sellername],
      ['Price', '$45.50'],
      ['Total paid', '$51.50 USD, with no extra fees'],
      ['Paid on', 'January 1, 1970'],
      ['Payment', 'pi_1'],
    ];
    for (const [name, value = ''] of lines) {
      expect(letter.text).toContain(`${name}: ${value}\n`);
      expect(letter.html).toMatch(new RegExp(`>${name}</th><td [^>]*>`));
      expect(letter.html).toContain(`>${escapeMarkup(value)}</td>`);
    }
    expect((await letterOf([sending('paid', params)])).text).not.toContain('Seller:');
  });

  it('has the same id when it is handed over again, and another has another', async () => {
    const [sold, paid] = [
      sending('sold', NOTIFICATION_SAMPLES.sold),
      sending('paid', NOTIFICATION_SAMPLES.paid),
    ];
    const ids = await Promise.all(
      [[sold], [sold], [paid], [sold, paid], [paid, sold]].map(async (of) => (await letterOf(of)).messageId),
    );
    expect(ids[0]).toMatch(/^<[0-9a-f]{32}@shop\.example>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[4]).toBe(ids[3]);
    expect(new Set(ids).size).toBe(3);
  });

  it('keeps the link to switch off in one piece', async () => {
    const letter = await letterOf([sending('sold', NOTIFICATION_SAMPLES.sold)], { uid: 'u'.repeat(128) });
    expect(letter.raw).toMatch(/^List-Unsubscribe: <https:\/\/shop\.example\/letters\/off\?[^ ]+>\r$/m);
  });
});

describe('a link to switch e-mails off', () => {
  const queryOf = async () => {
    const letter = await letterOf([sending('sold', NOTIFICATION_SAMPLES.sold)]);
    const link = new URL(header(letter, 'list-unsubscribe')?.slice(1, -1) ?? '');
    return Object.fromEntries(link.searchParams);
  };

  it('is of one account and group', async () => {
    expect(readUnsubscribeLink(await queryOf())).toEqual({ uid: 'bea', choice: 'sales' });
  });

  it.each([
    ['another account', { account: 'ben' }],
    ['another group', { letters: 'wishes' }],
    ['all letters', { letters: 'all' }],
    ['what cannot be switched off', { letters: 'account' }],
    ['no signature', { signature: '' }],
    ['another signature', { signature: Buffer.alloc(32).toString('base64url') }],
    ['a list', { account: ['bea', 'ben'] }],
  ])('does nothing once it is changed to %s', async (_what, change) => {
    expect(readUnsubscribeLink({ ...(await queryOf()), ...change })).toBeUndefined();
  });
});

describe('an e-mail to a reader of another language', () => {
  it.each([
    ['de', 'lang="de" dir="ltr"', 'Wähle, welche E-Mails du bekommst'],
    ['ar', 'lang="ar" dir="rtl"', 'اختر الرسائل التي تصلك'],
  ])('in %s says so, and frames its news in it', (language, root, settings) => {
    const [kind = 'paid'] = BY_LETTER;
    const { html, text } = inLanguage({ language }, () =>
      composeEmail([sending(kind, NOTIFICATION_SAMPLES[kind])], SHOP),
    );
    expect(html).toContain(root);
    expect(html).toContain(settings);
    expect(text).toContain(settings);
    expect(currentLanguage()).toBe('en');
  });
});
