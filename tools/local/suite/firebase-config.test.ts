import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { describe, expect, it } from 'vitest';
import { type FirebaseConfig, localFirebaseConfig, localPolicy } from './firebase-config.ts';
import { portsAt } from './machine/ports.ts';

const production = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
const ports = portsAt(20_000);

function policyOf(config: FirebaseConfig) {
  const headers = config.hosting.headers.flatMap((rule) => rule.headers);
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('firebase.json', () => {
  it('names the default ports, so that the plain CLI serves the same addresses', () => {
    expect(production.emulators).toMatchObject({
      hosting: { port: 5000 },
      functions: { port: 5001 },
      firestore: { port: 8080 },
      auth: { port: 9099 },
      storage: { port: 9199 },
      hub: { port: 4400 },
    });
  });

  it('allows no local origin and no inline script in production', () => {
    const text = JSON.stringify(production.hosting);
    expect(text).not.toMatch(/127\.0\.0\.1|localhost|unsafe-eval/);
    expect(policyOf(production).get('script-src')).not.toContain("'unsafe-inline'");
    expect(policyOf(production).get('default-src')).toEqual(["'self'"]);
  });

  it('lets nobody frame the site, load plugins or move its base address', () => {
    const policy = policyOf(production);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
  });

  it('names only https origins, and none that everybody can publish on', () => {
    const sources = [...policyOf(production).values()].flat();
    const origins = sources.filter((source) => source.includes('.') || source.includes('*'));
    expect(origins.length).toBeGreaterThan(5);
    // In capitals: what the deployment fills in.
    for (const origin of origins)
      expect(origin).toMatch(/^https:\/\/(\*\.)?[a-z0-9.-]+(PROJECT-ID)?[a-z0-9.-]*\.[a-z]+(\/|$)/);
    expect(
      origins.filter((origin) => /\*\.(googleapis|cloudfunctions|run|firebaseapp)\./.test(origin)),
    ).toEqual([]);
    expect(policyOf(production).get('script-src')).toEqual([
      "'self'",
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://apis.google.com',
    ]);
  });

  it('sends the headers that keep a page private and on https with every answer', () => {
    const everywhere = production.hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
    const sent = new Map(everywhere.map(({ key, value }) => [key, value]));
    expect(sent.get('X-Content-Type-Options')).toBe('nosniff');
    expect(sent.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(sent.get('Permissions-Policy')).toMatch(/camera=\(self\).*geolocation=\(self\).*microphone=\(\)/);
    expect(sent.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
    const age = Number(/max-age=(\d+)/.exec(sent.get('Strict-Transport-Security') ?? '')?.[1]);
    expect(age).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
  });
});

describe('localFirebaseConfig', () => {
  const local = localFirebaseConfig(production, ports);

  it('keeps rewrites, rules, indexes and functions as they are', () => {
    const { hosting, emulators, ...rest } = local;
    const { hosting: productionHosting, emulators: _emulators, ...productionRest } = production;
    expect(rest).toEqual(productionRest);
    expect({ ...hosting, headers: [] }).toEqual({ ...productionHosting, headers: [] });
    expect(emulators).toMatchObject({ hosting: { host: '127.0.0.1', port: 25_000 }, ui: { enabled: false } });
  });

  it('adds local origins to the policy and takes none away', () => {
    const before = policyOf(production);
    const after = policyOf(local);
    for (const [name, sources] of before) {
      if (name !== 'upgrade-insecure-requests')
        expect(after.get(name)).toEqual(expect.arrayContaining(sources));
    }
    expect(after.get('connect-src')).toEqual(
      expect.arrayContaining(['http://127.0.0.1:28080', 'http://localhost:29099']),
    );
    expect(after.get('script-src')).toContain('http://127.0.0.1:32111');
    expect(after.get('object-src')).toEqual(["'none'"]);
  });

  it('sends nothing that makes a browser insist on https', () => {
    const text = JSON.stringify(local);
    expect(JSON.stringify(production)).toMatch(/Strict-Transport-Security/);
    expect(JSON.stringify(production)).toMatch(/upgrade-insecure-requests/);
    expect(text).not.toMatch(/Strict-Transport-Security|upgrade-insecure-requests/);
  });
});

describe('localPolicy', () => {
  it('leaves directives alone that need no local origin', () => {
    expect(localPolicy("object-src 'none'; upgrade-insecure-requests", ports)).toBe("object-src 'none'");
  });
});
