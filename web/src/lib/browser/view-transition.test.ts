// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { carriedPhoto, carryPhoto, PAGE_PHOTO } from './view-transition.ts';

const CARD = '<article><div><img alt="" src="http://shop.example/lamp.webp" /></div></article>';
const named = () =>
  [...document.querySelectorAll<HTMLElement>('article div')].map((frame) =>
    frame.style.getPropertyValue('view-transition-name'),
  );

it('names the photo of the card that was pressed last, and no other', () => {
  document.body.innerHTML = CARD + CARD;
  const [first = null, second = null] = document.querySelectorAll('article');
  carryPhoto(first, '/products/first');
  expect(named()).toEqual(['item-photo', '']);
  carryPhoto(second, '/products/second');
  expect(named()).toEqual(['', 'item-photo']);
});

it('names no card beside the photo of an item’s own page', () => {
  document.body.innerHTML = `${CARD}<ul><li ${PAGE_PHOTO}></li></ul>`;
  carryPhoto(document.querySelector('article'), '/products/lamp');
  expect(named()).toEqual(['']);
});

it('does without a photo', () => {
  document.body.innerHTML = '<article></article>';
  carryPhoto(document.querySelector('article'), '/products/lamp');
  expect(carriedPhoto('/products/lamp')).toBeUndefined();
});

it('shows the photo on the page of its item, and on no other', () => {
  document.body.innerHTML = CARD;
  carryPhoto(document.querySelector('article'), '/products/lamp');
  expect(carriedPhoto('/products/lamp')).toBe('http://shop.example/lamp.webp');
  expect(carriedPhoto('/products/chair')).toBeUndefined();
});
