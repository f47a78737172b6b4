import { expect, it } from 'vitest';
import { bareTexts } from './bare-texts.ts';

const bare = (text: string) => bareTexts({ path: 'web/src/a.tsx', text }).map((found) => found.text);

it('takes what a macro does not translate for a text', () => {
  expect(bare('const a = "Log in first"; const b = t`Log out`; const c = <b>Hello</b>;')).toEqual([
    'Log in first',
    'Hello',
  ]);
});

it('leaves out names of people, tables of letters and what a request carries', () => {
  expect(bare('const ada = { uid: "a", name: "Ada Lovelace" };')).toEqual([]);
  expect(bare('const ada = { email: "a@b.example", name: "Ada Lovelace", text: "See you" };')).toEqual([
    'See you',
  ]);
  expect(bare('const column = { name: "All users" };')).toEqual(['All users']);
  expect(bare('const table = "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO";')).toEqual([]);
  expect(bare('const head = "Bearer x"; const kinds = "one, other";')).toEqual([]);
  expect(bare('const a = <p>or</p>;')).toEqual(['or']);
});

it('counts what a person reads', () => {
  expect(bare(`const a = <p title="Save all">No items found</p>;`)).toEqual(['No items found', 'Save all']);
});

it('takes single words that are shown for texts, whatever chooses them', () => {
  expect(bare('const a = <b>{busy ? "Saving" : name ?? "Unnamed"}</b>;')).toEqual(['Saving', 'Unnamed']);
  expect(bare('const a = <b aria-label={open ? "Close" : t`Open`} dir={rtl ? "rtl" : "ltr"} />;')).toEqual([
    'Close',
  ]);
  expect(bare('const row = { label: "Price", key: "price" };')).toEqual(['Price']);
  expect(bare('throw new AppError("not-found", "Gone");')).toEqual(['Gone']);
});

it('takes a comma between values for a text: Arabic has its own', () => {
  expect(bare('const a = <p><b>{name}</b>, {price}</p>; const c = <p>{name} · {price}</p>;')).toEqual([
    '{…}, {…}',
  ]);
});

it('takes what stands between the tags of markup in a string for a text', () => {
  expect(bare('const a = markup`<p style="margin:0 auto">Sold to <b>Bo</b></p>`;')).toEqual([
    '<p style="margin:0 auto">Sold to <b>Bo</b></p>',
  ]);
  expect(bare('const a = "<b>Unsubscribe</b>"; const b = "<td width=1% dir=auto></td>";')).toEqual([
    '<b>Unsubscribe</b>',
  ]);
});

it('leaves out what macros translate', () => {
  expect(bare('const a = t`No items found`; const b = <Trans>No items found</Trans>;')).toEqual([]);
});

it.each([
  `'M4 11.2 12 4.5l8 6.7'`,
  `'html:has([data-bottom-bar]) &'`,
  `'@media (forced-colors: active)'`,
  `'(prefers-reduced-motion: reduce)'`,
  `'none !important'`,
  `'article, tr, li'`,
  `'translate(1 2)'`,
  `{ 'Zoom in': label }`,
])('leaves out %s, which is for programs', (source) => {
  expect(bare(`const a = ${source};`)).toEqual([]);
});
