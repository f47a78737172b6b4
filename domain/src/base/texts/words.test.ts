import { setupI18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { describe, expect, it } from 'vitest';
import { receivedText, sentText } from './sent-text.ts';
import { centsValue, dayValue, eitherValue, listValue, priceValue, textValue } from './values.ts';
import { inEnglish, type Text, words } from './words.ts';

const gone = msg`This item doesn’t exist.`;
const costs = (price: number) => {
  const now = priceValue(price);
  return msg`The item now costs ${now}.`;
};
const wait = (minutes: number) =>
  msg({ message: plural(minutes, { one: 'Try again in # minute.', other: 'Try again in # minutes.' }) });
const check = (text: Text) => {
  const fault = textValue(text);
  return msg`Check it: ${fault}`;
};

/** What German readers look texts up in: none of what is in no catalogue. */
const german = setupI18n({
  locale: 'de',
  messages: {
    de: {
      [gone.id]: ['Diesen Artikel gibt es nicht.'],
      [costs(1).id]: ['Der Artikel kostet jetzt ', ['now'], '.'],
      [wait(1).id]: [['minutes', 'plural', { one: ['In einer Minute.'], other: ['In ', '#', ' Minuten.'] }]],
      [check('').id]: ['Prüfe ihn: ', ['fault']],
    },
  },
});

/** A text as it is read that went over the wire beside its English, as JSON. */
function overTheWire(text: Text): string {
  const body = JSON.stringify({ message: inEnglish(text), text: sentText(text) });
  const { message, text: sent } = JSON.parse(body) as { message: string; text: unknown };
  return words(receivedText(message, sent), german);
}

describe('a text', () => {
  it.each([
    [gone, 'This item doesn’t exist.', 'Diesen Artikel gibt es nicht.'],
    [costs(1200.5), 'The item now costs $1,200.50.', 'Der Artikel kostet jetzt $1,200.50.'],
    [wait(1), 'Try again in 1 minute.', 'In einer Minute.'],
    [wait(1200), 'Try again in 1,200 minutes.', 'In 1.200 Minuten.'],
    [check(gone), 'Check it: This item doesn’t exist.', 'Prüfe ihn: Diesen Artikel gibt es nicht.'],
    [check('PO-12'), 'Check it: PO-12', 'Prüfe ihn: PO-12'],
    ['PO-12', 'PO-12', 'PO-12'],
  ])('is worded in the language of its reader, here and over the wire: %#', (text, english, inGerman) => {
    expect(inEnglish(text)).toBe(english);
    expect(words(text, german)).toBe(inGerman);
    expect(overTheWire(text)).toBe(inGerman);
  });

  it('has money, days and several things as values', () => {
    const [cents, day] = [centsValue(50), dayValue(Date.UTC(2026, 0, 31, 12))];
    const [either, list] = [eitherValue(['Buyer', gone]), listValue(['a', 'b', 'c'])];
    expect(inEnglish(msg`${cents}, ${day}, ${either}, ${list}`)).toBe(
      '$0.50, Jan 31, 2026, Buyer or This item doesn’t exist., a; b; c',
    );
  });

  it('is read in the server’s English where the language lacks it, or a text in it', () => {
    expect(overTheWire(msg`Not in any catalogue`)).toBe('Not in any catalogue');
    expect(overTheWire(check(msg`Not in any catalogue`))).toBe('Check it: Not in any catalogue');
    expect(overTheWire(check(check(msg`Not in any catalogue`)))).toContain('Check it: Check it');
  });

  it('cannot have a value that cannot be sent', () => {
    const text = { ...gone, values: { at: new Date(0) } };
    expect(() => inEnglish(text)).toThrow('cannot have the value');
  });
});

describe('what a server sends beside its English', () => {
  const deep = (depth: number): unknown =>
    depth === 0
      ? { id: gone.id }
      : { id: check('').id, values: { fault: { kind: 'text', text: deep(depth - 1) } } };

  it.each([
    undefined,
    null,
    gone.id,
    [],
    { id: 3 },
    { id: 'constructor' },
    { id: '__proto__' },
    { id: 'toString', values: {} },
    { id: gone.id, values: 'none' },
    { id: gone.id, values: { price: null } },
    { id: gone.id, values: { price: { kind: 'price', value: '12' } } },
    { id: gone.id, values: { price: { kind: 'cents', value: 12, currency: 'no currency' } } },
    { id: gone.id, values: { price: { kind: 'weight', value: 12 } } },
    { id: gone.id, values: { fault: { kind: 'text', text: { id: 'constructor' } } } },
    { id: gone.id, values: { faults: { kind: 'list', of: 'all' } } },
    { id: gone.id, values: { faults: { kind: 'list', of: [3] } } },
    deep(50),
  ])('is no text of the catalogues: %j', (sent) => {
    expect(words(receivedText('English', sent), german)).toBe('English');
  });

  it('is one with texts in it', () => {
    expect(words(receivedText('English', deep(2)), german)).toBe(
      'Prüfe ihn: Prüfe ihn: Diesen Artikel gibt es nicht.',
    );
  });
});
