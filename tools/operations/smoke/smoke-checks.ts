import { ask, expectHeader, expectStatus, expectText, SmokeFailure } from './expect-answer.ts';
import type { SmokeTarget } from './smoke-target.ts';

/** Something a shop that works does. Gives what it did not look at and why, if so; throws `SmokeFailure`. */
export interface SmokeCheck {
  what: string;
  run(target: SmokeTarget): Promise<string | undefined>;
}

const POLICY = 'content-security-policy';
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function home({ site }: SmokeTarget): Promise<undefined> {
  const page = await ask(`${site}/`);
  expectStatus(page, 200);
  expectText(page, /<h1\b/);
  // Kept by Hosting for a while: with any other value each visitor would run the function.
  expectHeader(page, 'cache-control', /\bs-maxage=\d/);
  return undefined;
}

/** The function that draws pages names files of the build it was made with: Hosting has to have the same. */
async function scripts({ site }: SmokeTarget): Promise<undefined> {
  const page = await ask(`${site}/`);
  const [, named] = /<meta name="scripts" content="([^"]+)"/.exec(page.text) ?? [];
  if (named === undefined) throw new SmokeFailure(`${page.asked} answered without the names of scripts.`);
  for (const path of named.split(' ')) expectStatus(await ask(`${site}${path}`), 200);
  return undefined;
}

async function item({ site }: SmokeTarget): Promise<string | undefined> {
  const list = await ask(`${site}/api/advertisement?limit=1`);
  expectStatus(list, 200);
  const [first] = JSON.parse(list.text) as { bookingId?: string }[];
  if (first?.bookingId === undefined) return 'no item is advertised yet';
  const page = await ask(`${site}/ads/${encodeURIComponent(first.bookingId)}`);
  expectStatus(page, 200);
  expectText(page, /application\/ld\+json/);
  return undefined;
}

/** What is behind a login says so, without data: the app's page, and a call that refuses. */
async function behindLogin({ site }: SmokeTarget): Promise<undefined> {
  const page = await ask(`${site}/categories/any`);
  expectStatus(page, 200);
  expectText(page, /<div id="root"/);
  expectStatus(await ask(`${site}/api/bookings?email=nobody@shop.example`), 401);
  return undefined;
}

async function callable({ functions }: SmokeTarget): Promise<undefined> {
  const answer = await ask(`${functions}/createPaymentIntent`, json({ data: { bookingsId: 'none' } }));
  expectStatus(answer, 401);
  expectText(answer, /UNAUTHENTICATED/);
  return undefined;
}

async function rules({ documents }: SmokeTarget): Promise<undefined> {
  const answer = await ask(`${documents}/users/nobody`);
  expectStatus(answer, 403);
  expectText(answer, /PERMISSION_DENIED/);
  return undefined;
}

async function headers({ site }: SmokeTarget): Promise<undefined> {
  for (const path of ['/', '/blog', '/login', '/dashboard']) {
    const page = await ask(`${site}${path}`);
    expectStatus(page, 200);
    expectHeader(page, POLICY, /frame-ancestors 'none'/);
    // The local suite leaves the placeholders, which allow nothing, beside its own addresses.
    if (site.startsWith('https:'))
      expectHeader(page, POLICY, /^(?!.*(PROJECT-ID|STORAGE-BUCKET|AUTH-DOMAIN))/s);
    expectHeader(page, 'x-content-type-options', /^nosniff$/);
  }
  return undefined;
}

async function webhook({ functions }: SmokeTarget): Promise<undefined> {
  const forged = json({ type: 'payment_intent.succeeded' });
  const signed = { ...forged.headers, 'stripe-signature': 't=1,v1=00' };
  expectStatus(await ask(`${functions}/stripeWebhook`, { ...forged, headers: signed }), 400);
  return undefined;
}

async function sitemap({ site }: SmokeTarget): Promise<undefined> {
  const answer = await ask(`${site}/sitemap.xml`);
  expectStatus(answer, 200);
  expectText(answer, /<(?:urlset|sitemapindex)\b/);
  expectHeader(answer, 'content-type', /xml/);
  expectHeader(answer, 'cache-control', /\bs-maxage=\d/);
  return undefined;
}

async function missingAsset({ site }: SmokeTarget): Promise<undefined> {
  const answer = await ask(`${site}/assets/gone-0a1b2c3d.js`);
  expectStatus(answer, 404);
  // A later version may have it: nobody is to believe for a year that it is gone.
  expectHeader(answer, 'cache-control', /^no-cache$/);
  return undefined;
}

/** Everything that is looked at. Nothing of it is written, and nobody has to be signed in. */
export const SMOKE_CHECKS: readonly SmokeCheck[] = [
  { what: 'the home page comes drawn, and is kept by Hosting', run: home },
  { what: 'the scripts that the home page names are there', run: scripts },
  { what: 'the page of an item', run: item },
  { what: 'a category and bookings need a login', run: behindLogin },
  { what: 'a callable answers, and refuses strangers', run: callable },
  { what: 'security rules refuse strangers', run: rules },
  { what: 'pages come with headers and the Content-Security-Policy', run: headers },
  { what: 'the webhook refuses a wrong signature', run: webhook },
  { what: 'the sitemap', run: sitemap },
  { what: 'a file of an earlier version is missing, and no cache keeps that', run: missingAsset },
];

/** How a check went. */
export interface SmokeResult {
  what: string;
  /** Why it failed; undefined where it did not. */
  failure?: string;
  /** What it could not look at. */
  note?: string;
}

/** Runs all checks, one after the other, so that a cold project is not asked for all at the same time. */
export async function runSmokeChecks(target: SmokeTarget): Promise<SmokeResult[]> {
  const results: SmokeResult[] = [];
  for (const { what, run } of SMOKE_CHECKS) {
    try {
      const note = await run(target);
      results.push(note === undefined ? { what } : { what, note });
    } catch (error) {
      if (!(error instanceof SmokeFailure)) throw error;
      results.push({ what, failure: error.message });
    }
  }
  return results;
}
