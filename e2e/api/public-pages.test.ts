import { CURRENCY_CODE, formatPrice } from '@thriftline/domain/base/money';
import { OPEN_PAGES } from '@thriftline/domain/pages/open-page';
import {
  countUnsoldPages,
  listUnsoldPages,
  oldestAdvertised,
} from '@thriftline/functions/catalogue/advertisements/list-unsold-pages';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTING } from '../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../kit/goods.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { advertise, firestore, pictureAddress } from '../kit/shop.ts';
import { eventually } from '../kit/stored.ts';

let seller: Person;
let categoryId: string;

beforeAll(async () => {
  seller = await aPerson('Seller');
  categoryId = await aStoredCategory(seller, 'Chairs');
});

/** An advertised product of its own, stored past the rules. */
async function anAdvertisement(overrides: object = {}, by = seller): Promise<string> {
  const img = pictureAddress(by);
  const id = await aStoredProduct(by, categoryId, { img, thumb: img, ...overrides });
  await advertise(id);
  return id;
}

interface Page {
  status: number;
  headers: Headers;
  html: string;
  /** Contents of the meta elements by name or property, as they stand in the source. */
  meta: Record<string, string>;
}

async function page(path: string, headers: Record<string, string> = {}): Promise<Page> {
  const response = await fetch(`${HOSTING}${path}`, { headers });
  const html = await response.text();
  const found = html.matchAll(/<meta\s+(?:name|property)="([^"]+)"\s+content="([^"]*)"/g);
  const meta = Object.fromEntries([...found].map(([, name, content]) => [name, content]));
  return { status: response.status, headers: response.headers, html, meta };
}

describe('the page of an advertised item', () => {
  it('says in its head what is offered, and shows it before any script', async () => {
    const id = await anAdvertisement({ productname: 'Oak armchair' });
    const { status, headers, html, meta } = await page(`/ads/${id}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'/);
    expect(headers.get('x-robots-tag')).toBeNull();
    // Others rename the shop meanwhile.
    expect(html).toMatch(/<title>Oak armchair - [^<]+<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="${HOSTING}/ads/${id}"`);
    expect(meta).toMatchObject({
      'og:type': 'product',
      'og:title': 'Oak armchair',
      'og:url': `${HOSTING}/ads/${id}`,
      'og:image': pictureAddress(seller),
      'product:price:amount': '45.50',
      'product:price:currency': CURRENCY_CODE,
      'twitter:card': 'summary_large_image',
    });
    expect(meta).not.toHaveProperty('robots');
    const summary = `${formatPrice(45.5)}, good condition, Leeds. `;
    expect(meta.description?.slice(0, summary.length)).toBe(summary);

    expect(html).toMatch(/<link rel="preload" as="image"[^>]+fetchPriority="high"/);
    const shown = html.slice(html.indexOf('</head>'));
    expect(shown).toContain('>Oak armchair</bdi></h1>');
    expect(shown).toContain('A well kept oak chair.');
    expect(shown).not.toContain('<noscript>');
    expect(html.match(/<script[^>]+src=[^>]+>/g)).toEqual(['<script src="/first-paint.js">']);
  });

  it('describes the offer for machines', async () => {
    const id = await anAdvertisement();
    const { html } = await page(`/ads/${id}`);
    const [, data = ''] = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Product',
      name: 'Oak chair',
      image: [pictureAddress(seller)],
      offers: {
        '@type': 'Offer',
        price: '45.50',
        priceCurrency: CURRENCY_CODE,
        availability: 'https://schema.org/InStock',
        url: `${HOSTING}/ads/${id}`,
      },
    });
  });

  it('takes what people wrote as text', async () => {
    const productname = `</title><script>alert("1")</script><img src=x onerror='a'>&amp; $& -->`;
    const id = await anAdvertisement({ productname, location: '"><script>alert(2)</script>' });
    const { html } = await page(`/ads/${id}`);
    expect(html).not.toMatch(/<script>alert|<img src=x/);
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(html).toMatch(/&amp;amp; \$&amp; --&gt; - [^<]+<\/title>/);
    // The first, what the page was drawn of, and what is for machines.
    expect(html.match(/<script\b/g)).toHaveLength(3);
  });

  it('names its own address, whatever Host the request claims', async () => {
    const id = await anAdvertisement();
    const { html } = await page(`/ads/${id}`, { 'x-forwarded-host': 'evil.example' });
    expect(html).not.toContain('evil.example');
  });

  it('is the same page where its address is escaped without need', async () => {
    const id = await anAdvertisement();
    const escaped = `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
    const { status, html } = await page(`/ads/${escaped}`);
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${HOSTING}/ads/${id}"`);
  });

  it('is kept out of search results once the item is sold', async () => {
    const id = await anAdvertisement();
    await firestore.doc(`advertisements/${id}`).update({ availability: true, paid: true });
    const { status, headers, html, meta } = await page(`/ads/${id}`);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(meta.robots).toBe('noindex');
    expect(html).toContain('https://schema.org/SoldOut');
  });

  it.each(['/ads/nothing-there', '/ads/', '/ads/a.b', '/ads/__name__', '/ads/a/b', '/ads/%3Cscript%3E'])(
    '%s is not found, by status and in search results',
    async (path) => {
      const { status, headers, html, meta } = await page(path);
      expect(status).toBe(404);
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(meta.robots).toBe('noindex');
      expect(html).toContain('<div id="root"></div>');
    },
  );

  it('is only read', async () => {
    const response = await fetch(`${HOSTING}/ads/any`, { method: 'POST' });
    expect(response.status).toBe(405);
  });
});

describe('the home page', () => {
  it('has what is advertised and the categories in it, whatever people wrote, and nothing of one visitor', async () => {
    const productname = `</script><script>alert("1")</script>${Date.now()}`;
    const own = await aPerson('Seller');
    const id = await anAdvertisement({ productname, description: 'Not shown on a card. '.repeat(9) }, own);
    // The turn begins with this seller, however many others there are.
    const turn = { number: 1_000, after: own.uid.slice(0, -1), last: own.uid, at: Date.now() };
    await firestore.doc('homePage/turn').set(turn);
    const read = () => page('/', { cookie: 'who=somebody', authorization: 'Bearer token' });
    const { status, headers, html } = await read();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('set-cookie')).toBeNull();
    expect(html).toContain(`href="/ads/${id}"`);
    expect(html).toContain(`href="/categories/${categoryId}"`);
    expect(html).not.toMatch(/<script>alert|somebody|Not shown|undefined/);
    const [, json = ''] = /<script type="application\/json" id="home-content">([^<]*)</.exec(html) ?? [];
    const { advertisements } = JSON.parse(json) as { advertisements: { _id: string; productname: string }[] };
    expect(advertisements.find(({ _id }) => _id === id)?.productname).toBe(productname);
    expect(html).not.toContain('<noscript>');

    await firestore.doc(`advertisements/${id}`).update({ availability: true, paid: true });
    expect((await read()).html).not.toContain(`/ads/${id}`);
  });

  it('is only read', async () => {
    expect((await fetch(`${HOSTING}/`, { method: 'POST' })).status).toBe(405);
  });
});

describe('login, signup and the blog', () => {
  it.each(OPEN_PAGES)('/%s has its content in it, and nothing of one visitor', async (name) => {
    const { status, headers, html } = await page(`/${name}`, {
      cookie: 'who=zebedee',
      authorization: 'Bearer token',
    });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'/);
    expect(headers.get('set-cookie')).toBeNull();
    expect(html).toMatch(/<main.*<h1[^>]*>[^<]+<\/h1>/s);
    expect(html).not.toMatch(/<noscript>Thriftline|zebedee|undefined/);
    expect(html.match(/<script\b[^>]*>/g)).toEqual([
      '<script src="/first-paint.js">',
      '<script type="application/json" id="page-content">',
    ]);
  });

  it('are only read', async () => {
    const response = await fetch(`${HOSTING}/login`, { method: 'POST', body: 'password=secret' });
    expect(response.status).toBe(405);
    expect(await response.text()).not.toContain('secret');
  });
});

describe('the sitemap', () => {
  const addresses = async () => {
    const { html } = await page('/sitemap.xml');
    return [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  };

  it('lists the open pages and the unsold advertised items', async () => {
    const [unsold, sold] = [await anAdvertisement(), await anAdvertisement()];
    await firestore.doc(`advertisements/${sold}`).update({ availability: true, paid: true });
    const listed = await eventually(
      addresses,
      (found) => found.includes(`${HOSTING}/ads/${unsold}`) && !found.includes(`${HOSTING}/ads/${sold}`),
    );
    expect(listed).toEqual(
      expect.arrayContaining([`${HOSTING}/`, `${HOSTING}/blog`, `${HOSTING}/ads/${unsold}`]),
    );
    expect(listed).not.toContain(`${HOSTING}/ads/${sold}`);
    const { headers, html } = await page('/sitemap.xml');
    expect(headers.get('content-type')).toMatch(/^application\/xml/);
    expect(html).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T[\d:.]+Z<\/lastmod>/);
  });

  it('reads the unsold items of a month by themselves, once there are too many for one', async () => {
    // A moment that no other test has.
    const from = new Date(Date.now() - (1 + Math.random() * 300) * 24 * 60 * 60_000);
    const until = new Date(from.getTime() + 1_000);
    const [id, sold, late] = await Promise.all([anAdvertisement(), anAdvertisement(), anAdvertisement()]);
    const set = (advertised: string, change: object) =>
      firestore.doc(`advertisements/${advertised}`).update(change);
    await Promise.all([
      set(id, { createdAt: from }),
      set(sold, { createdAt: from, availability: true }),
      set(late, { createdAt: until }),
    ]);
    expect(await listUnsoldPages(1_000, { from, until })).toMatchObject([{ productId: id }]);
    expect(await countUnsoldPages({ from, until })).toBe(1);
    expect((await oldestAdvertised())?.getTime()).toBeLessThanOrEqual(from.getTime());
  });

  it('is there by no name that it does not list', async () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const name of ['pages', today, today.slice(0, 7), '1999-01', '0000-01', '9999-12', 'none'])
      expect([name, (await page(`/sitemap-${name}.xml`)).status]).toEqual([name, 404]);
  });

  it('is named by robots.txt with its whole address', async () => {
    const { status, headers, html } = await page('/robots.txt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(html).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
  });
});
