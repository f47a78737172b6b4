import { expect, it } from 'vitest';
import { digitOf, PIECE_VISITORS, type Visitor } from '@/config/precache-visitors.ts';
import { addressOf, filesFor, type ListedFile } from './listed-file.ts';

const pieceAt = (name: string) => digitOf(PIECE_VISITORS.findIndex((piece) => piece.name === name));
const file = (url: string, ...pieces: string[]): ListedFile => ({
  url,
  revision: null,
  in: pieces.map(pieceAt).join(''),
});

const FILES: ListedFile[] = [
  file('all-users.js', 'administration'),
  file('orders.js', 'buying'),
  file('shared.js', 'buying', 'being signed in', 'administration'),
  file('font.woff2', 'page'),
  { ...file('home.html', 'page'), revision: '7a' },
  { url: 'app.html', revision: '7a' },
];
const named = (visitor: Visitor, stays: boolean) => filesFor(FILES, visitor, stays);

it('gives a visitor the files of their pieces, once each and the first piece first', () => {
  expect(named('Buyer', true)).toEqual([
    '/font.woff2',
    '/home.html?__WB_REVISION__=7a',
    '/shared.js',
    '/orders.js',
  ]);
  expect(named('Admin', true)).toEqual([
    '/font.woff2',
    '/home.html?__WB_REVISION__=7a',
    '/shared.js',
    '/all-users.js',
  ]);
});

it('gives who only looks in no more than what is needed at once', () => {
  expect(named('Buyer', false)).toEqual(['/font.woff2', '/home.html?__WB_REVISION__=7a', '/shared.js']);
  expect(named('Stranger', false)).toEqual(['/font.woff2', '/home.html?__WB_REVISION__=7a']);
});

it('keeps a file under its name, or where that stays the same, under its revision', () => {
  expect(addressOf({ url: 'a-1f.js', revision: null })).toBe('/a-1f.js');
  expect(addressOf({ url: 'app.html', revision: '1f' })).toBe('/app.html?__WB_REVISION__=1f');
});
