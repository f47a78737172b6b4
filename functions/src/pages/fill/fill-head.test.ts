import { readFile } from 'node:fs/promises';
import { STORAGE_ORIGIN } from '@thriftline/domain/base/fields/picture-address';
import { LOCAL_BUCKET } from '@thriftline/domain/base/ports';
import { aPicture, aPictureAddress, aProduct } from '@thriftline/domain/testing/builders';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { escapeJson, escapeMarkup } from '../../platform/escape.ts';
import { advertisementHead } from '../advertisement-head.ts';
import { fillHead } from './fill-head.ts';

const NASTY = `</title><script>alert(1)</script><!-- "quoted" 'single' & $& $1 \u2028 \uD800 \u0000`;

function advertisement(overrides: object) {
  const product = { ...aProduct(overrides), condition: 'Good' as const, sellerStatus: 'Verified' as const };
  return { ...product, productId: 'p1', availability: false, paid: false, createdAt: Timestamp.now() };
}

const SITE = {
  name: 'Ada’s Attic',
  origin: 'https://shop.example',
  pictures: { origin: STORAGE_ORIGIN, bucket: LOCAL_BUCKET },
};

const page = await readFile(new URL('../../../../web/index.html', import.meta.url), 'utf8');
const headOf = (overrides: object) => advertisementHead('p1', advertisement(overrides), SITE);

describe('fillHead', () => {
  it('changes nothing of the app’s page but its head', () => {
    const filled = fillHead(page, headOf({}));
    expect(filled).toContain('<title>Oak chair - Ada’s Attic</title>');
    expect(filled).toContain('property="og:site_name" content="Ada’s Attic"');
    expect(filled.match(/<title>/g)).toHaveLength(1);
    expect(filled.match(/name="description"/g)).toHaveLength(1);
    const rest = (html: string) => html.slice(html.indexOf('<body'));
    expect(rest(filled)).toBe(rest(page));
  });

  it('lets no text out of its place', () => {
    const nasty = { productname: NASTY, description: NASTY.repeat(9), location: NASTY, sellername: NASTY };
    const filled = fillHead(page, headOf(nasty));
    expect(filled.match(/<script\b/g)).toHaveLength((page.match(/<script\b/g) ?? []).length + 1);
    expect(filled).not.toContain('<!-- "');
    expect(filled).not.toContain('alert(1)</script>');
    const [, data = ''] = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(filled) ?? [];
    expect(JSON.parse(data)).toMatchObject({ name: NASTY, offers: { seller: { name: NASTY } } });
    expect(filled).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &quot;quoted&quot;',
    );
    expect(filled).toContain('&amp; $&amp; $1');
  });

  it('names no address but the configured one', () => {
    expect(headOf({}).tags.join()).toContain('"url":"https://shop.example/ads/p1"');
  });

  it('names the site’s own pictures alone', () => {
    const foreign = 'https://tracker.example/p.webp';
    const [own, other] = [aPictureAddress('own'), aPictureAddress('other')];
    const mixed = headOf({
      img: foreign,
      pictures: [aPicture({ img: foreign }), aPicture({ img: own }), aPicture({ img: other })],
    }).tags.join('\n');
    expect(mixed).not.toContain('tracker.example');
    expect(mixed).toContain(`property="og:image" content="${escapeMarkup(own)}"`);
    expect(mixed).toContain(`"image":["${own.replace('&', '\\u0026')}","${other}"]`);
    const elsewhere = [
      foreign,
      own.replace(LOCAL_BUCKET, 'another.appspot.com'),
      own.replace('https:', 'http:'),
      own.replace(LOCAL_BUCKET, `another/../${LOCAL_BUCKET}`),
      `${own}#https://tracker.example`,
    ];
    for (const img of elsewhere) {
      const head = headOf({ img, thumb: img }).tags.join('\n');
      expect(head).not.toMatch(/og:image|twitter:image|"image"/);
    }
  });

  it('refuses a page without a title', () => {
    expect(() => fillHead('<html><head></head></html>', headOf({}))).toThrow(/title/);
  });
});

describe('escaping', () => {
  it('leaves out what no page may hold', () => {
    expect(escapeMarkup('a\u0000b\u001Bc\uD800d\n🪑')).toBe('abcd\n🪑');
  });

  it('keeps a data block closed', () => {
    expect(escapeJson({ a: '</script><!--&\u2029' })).toBe(
      '{"a":"\\u003c/script\\u003e\\u003c!--\\u0026\\u2029"}',
    );
  });
});
