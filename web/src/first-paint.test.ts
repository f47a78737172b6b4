// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADDRESS_MARK, alternatesOf } from '@thriftline/domain/pages/addresses';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SOURCE = await readFile(join(import.meta.dirname, '../public/first-paint.js'), 'utf8');
/** The part of it that goes by languages. */
const [, PART = ''] = /^(const leaves = [\s\S]*?^\}\)\(\);)$/m.exec(SOURCE) ?? [];

/** The part that knows what the shell lets one choose. */
const [CHOICES = ''] = /^\(\(\) => \{\n {2}const root = [\s\S]*?^\}\)\(\);/m.exec(SOURCE) ?? [];

/** The part that starts the app. */
const [START = ''] = /^\(\(\) => \{\n {2}const named [\s\S]*?^\}\)\(\);/m.exec(SOURCE) ?? [];

const ORIGIN = 'https://shop.example';
const replace = vi.fn((_address: URL) => undefined);

/** A page as a browser has it when its first script runs. */
function open(address: string, { lang = 'en', alternates = address, drawn = true } = {}): boolean {
  const url = new URL(ORIGIN + address);
  document.documentElement.lang = lang;
  document.head.innerHTML = [
    '<meta name="languages" content="en de ar">',
    ...alternatesOf(alternates.replace(/[?#].*/, '')).map(
      ({ hreflang, path }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="https://canonical.example${path}" ${ADDRESS_MARK}>`,
    ),
    ...(drawn ? ['<meta name="scripts" content="/assets/index.js">'] : []),
  ].join('');
  const { href, pathname } = url;
  return new Function('location', 'navigator', `${PART} return leaves;`)(
    { href, pathname, replace },
    { languages: ['fr-FR', 'de-AT', 'en'] },
  );
}
const isHidden = () => document.documentElement.hasAttribute('data-foreign');
const wentTo = () => replace.mock.lastCall?.[0].href;

beforeEach(() => {
  replace.mockClear();
  localStorage.clear();
  document.documentElement.removeAttribute('data-foreign');
});
afterEach(() => localStorage.clear());

it.each([
  ['/', '/de/'],
  ['/ads/p1?from=mail#photos', '/de/ads/p1?from=mail#photos'],
  ['/blog', '/de/blog'],
])('%s leads a reader of German to %s, on the same site, unseen', (address, there) => {
  expect(open(address)).toBe(true);
  expect(wentTo()).toBe(ORIGIN + there);
  expect(isHidden()).toBe(true);
});

it('what was chosen here goes before the browser’s languages', () => {
  localStorage.setItem('language', '"ar"');
  open('/blog');
  expect(wentTo()).toBe(`${ORIGIN}/ar/blog`);
  replace.mockClear();
  document.documentElement.removeAttribute('data-foreign');
  localStorage.setItem('language', '"en"');
  expect(open('/blog')).toBe(false);
  expect(replace).not.toHaveBeenCalled();
  expect(isHidden()).toBe(false);
});

it.each(['"tlh"', '"x\\"],body[y=\\""', 'not JSON', '{}', '["de"]'])(
  '%s is no language that was chosen',
  (kept) => {
    localStorage.setItem('language', kept);
    open('/blog');
    expect(wentTo()).toBe(`${ORIGIN}/de/blog`);
  },
);

it('an address that names a language is read in it, and leads nowhere', () => {
  expect(open('/ar/blog', { lang: 'ar', alternates: '/blog' })).toBe(false);
  expect(replace).not.toHaveBeenCalled();
  expect(isHidden()).toBe(false);
});

it('a page that was drawn and has one address waits unseen for its texts; an empty one needs not', () => {
  expect(open('/login')).toBe(false);
  expect(isHidden()).toBe(true);
  document.documentElement.removeAttribute('data-foreign');
  open('/dashboard', { drawn: false });
  expect(isHidden()).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

it('an address that is none of those that the page names leads nowhere', () => {
  expect(open('//evil.example/blog', { alternates: '/blog' })).toBe(false);
  expect(open('/blog/more', { alternates: '/blog' })).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

it('switches between light and dark until the script of the switch has come, and keeps what was chosen', () => {
  const theme = () => [
    document.documentElement.getAttribute('data-theme'),
    localStorage.getItem('thriftline-theme'),
  ];
  document.body.innerHTML = '<button data-switch="theme"><svg></svg></button><button>Another</button>';
  new Function(CHOICES)();
  const [icon, other] = document.querySelectorAll<HTMLElement>('svg, button:last-child');
  const press = (on = icon) =>
    on?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(theme()).toEqual(['light', null]);
  press(other);
  expect(theme()).toEqual(['light', null]);
  press();
  expect(theme()).toEqual(['dark', 'dark']);
  press();
  expect(theme()).toEqual(['light', 'light']);
  // Its script answers by itself.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press();
  expect(theme()).toEqual(['light', 'light']);
  document.body.replaceChildren();
});

it('keeps the language that is chosen until the script of the choice has come', () => {
  document.body.innerHTML =
    '<select data-choice="language"><option>en</option><option>ar</option></select><select><option>de</option></select>';
  new Function(CHOICES)();
  const [list, other] = document.querySelectorAll('select');
  const choose = (value: string, from = list) => {
    if (from) from.value = value;
    from?.dispatchEvent(new Event('change', { bubbles: true }));
    return localStorage.getItem('language');
  };
  expect(choose('de', other)).toBeNull();
  expect(choose('ar')).toBe('"ar"');
  // Its script does so once the texts are there.
  document.body.addEventListener('change', (event) => event.stopPropagation(), { once: true });
  expect(choose('en')).toBe('"ar"');
  document.body.replaceChildren();
});

it('runs what the app stands on before the app, in scripts of their own', () => {
  document.head.innerHTML =
    '<meta name="scripts" content="/assets/app.js /assets/lib.js /assets/page.js" data-before="/assets/lib.js">';
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void appended.push(...nodes));
  const appended: unknown[] = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  new Function('leaves', 'firstPictures', START)(false, new Promise(() => undefined));
  window.dispatchEvent(new Event('DOMContentLoaded'));
  const scripts = appended.filter((node) => node instanceof HTMLScriptElement);
  expect(scripts.map((script) => [new URL(script.src).pathname, script.async])).toEqual([
    ['/assets/lib.js', false],
    ['/assets/app.js', false],
  ]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
