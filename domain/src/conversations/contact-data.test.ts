import { describe, expect, it } from 'vitest';
import { findContactData, MAX_LOOKED_AT } from './contact-data.ts';
import { MAX_MESSAGE } from './conversation.ts';

describe('findContactData', () => {
  it.each([
    ['Call me: +44 113 496 0000', ['telephone']],
    ['Call 0113-496-0000 after six', ['telephone']],
    ['(0113) 496 0000', ['telephone']],
    ['０１１３４９６００００', ['telephone']],
    ['اتصل بي: ٠١٠١٢٣٤٥٦٧٨', ['telephone']],
    ['۰۲۱-۱۲۳۴-۵۶۷۸', ['telephone']],
    ['bea@example.com', ['email']],
    ['bea [at] example [dot] com', ['email']],
    ['See https://pay.example/chair', ['link']],
    ['it is on www.chairs.example', ['link']],
    ['find me at chairs.com', ['link']],
    ['find me at chairs [dot] com', ['link']],
    ['CHAIRS.COM', ['link']],
    ['write to <bea(at)example.co.uk>, please', ['email']],
    ['bea@example.com or 0113 496 0000 or chairs.com', ['telephone', 'email', 'link']],
  ])('finds it in “%s”', (text, found) => {
    expect(findContactData(text)).toEqual(found);
  });

  it.each([
    'Is it still there?',
    'I can offer 120.50 for it, cash.',
    'It is 120 x 80 x 75 cm, from 1968-1972.',
    'Can I come on 2026-11-28 at 10:30?',
    'On 28.11.2026 perhaps?',
    'في ٢٨/١١/٢٠٢٦؟',
    'It looks great.It is as good as new',
    'Yes.No idea, meet you @ the door',
    'Serial number AB123456789',
    'It looks great.It is clean, too.',
    'You liked it.Me too',
  ])('finds nothing in “%s”', (text) => {
    expect(findContactData(text)).toEqual([]);
  });

  it('looks at no more of a text than people write, however long it becomes in its usual form', () => {
    const grown = '\ufdfa'.repeat(MAX_MESSAGE);
    expect(grown.normalize('NFKC').length).toBeGreaterThan(4 * MAX_LOOKED_AT);
    expect(findContactData(`bea@example.com ${grown} 0113 496 0000`)).toEqual(['email']);
  });

  // Took 39 seconds: at each “[at]” it began anew, and each time looked for its end once for every other.
  it('answers about a message made to keep it busy', () => {
    const busy = '[at]'.repeat(330) + '\u3316'.repeat(600);
    expect(busy.length).toBeLessThan(MAX_MESSAGE);
    expect(findContactData(busy)).toEqual([]);
  });
});
