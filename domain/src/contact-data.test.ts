import { describe, expect, it } from 'vitest';
import { findContactData } from './contact-data.ts';

describe('findContactData', () => {
  it.each([
    ['Call me: +44 113 496 0000', ['telephone']],
    ['Call 0113-496-0000 after six', ['telephone']],
    ['(0113) 496 0000', ['telephone']],
    ['０１１３４９６００００', ['telephone']],
    ['bea@example.com', ['email']],
    ['bea [at] example [dot] com', ['email']],
    ['See https://pay.example/chair', ['link']],
    ['it is on www.chairs.example', ['link']],
    ['find me at chairs.com', ['link']],
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
    'Yes.No idea, meet you @ the door',
    'Serial number AB123456789',
  ])('finds nothing in “%s”', (text) => {
    expect(findContactData(text)).toEqual([]);
  });
});
