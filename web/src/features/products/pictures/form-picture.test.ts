import { aProduct, somePictures } from '@thriftline/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { altOf, type FormPicture, moved, shownPictures, storedPictures } from './form-picture.ts';

describe('altOf', () => {
  it('follows name and position until the seller says something else, or nothing', () => {
    expect(altOf({ alt: null }, 'Oak chair', 0)).toBe('Oak chair');
    expect(altOf({ alt: null }, 'Oak chair', 1)).toBe('Oak chair, photo 2');
    expect(altOf({ alt: 'The seat' }, 'Oak chair', 1)).toBe('The seat');
    expect(altOf({ alt: '' }, 'Oak chair', 1)).toBe('');
  });
});

describe('moved', () => {
  it('takes one element to another place', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  });

  it('leaves the list alone where there is no such place', () => {
    const list = ['a', 'b'];
    for (const [from, to] of [
      [0, -1],
      [1, 2],
      [2, 0],
    ] as const) {
      expect(moved(list, from, to)).toBe(list);
    }
  });
});

describe('shownPictures', () => {
  it('are stored again as they are, in the order of the form', () => {
    const product = aProduct({ pictures: somePictures(3), placeholder: 'data:image/webp;base64,A' });
    const [first, second, third] = shownPictures(product as unknown as Parameters<typeof shownPictures>[0]);
    if (!first || !second || !third) throw new Error('three pictures');
    expect(storedPictures([first, second, third], [], 'Oak chair')).toEqual({
      pictures: somePictures(3),
      placeholder: 'data:image/webp;base64,A',
    });
    const turned = storedPictures([third, first], [], 'Oak chair');
    expect(turned.pictures).toEqual([somePictures(3)[2], somePictures(3)[0]]);
    expect(turned.placeholder).toBeUndefined();
  });
});

describe('storedPictures', () => {
  const picture = (id: string, alt: string | null = null): FormPicture => ({
    id,
    name: `${id}.jpg`,
    full: new Blob(),
    thumb: new Blob(),
    placeholder: `data:image/webp;base64,${id}`,
    alt,
  });
  const uploaded = (id: string) => ({
    id,
    urls: { img: `https://p.example/${id}-1600`, thumb: `https://p.example/${id}-480` },
  });

  it('keeps the order and gives each its words', () => {
    const { pictures, placeholder } = storedPictures(
      [picture('b'), picture('a', 'The seat')],
      [uploaded('a'), uploaded('b')],
      'Oak chair',
    );
    expect(pictures).toEqual([
      { img: 'https://p.example/b-1600', thumb: 'https://p.example/b-480', alt: 'Oak chair' },
      { img: 'https://p.example/a-1600', thumb: 'https://p.example/a-480', alt: 'The seat' },
    ]);
    expect(placeholder).toBe('data:image/webp;base64,b');
  });

  it('makes the next the cover when the first was left out', () => {
    const { pictures, placeholder } = storedPictures(
      [picture('a'), picture('b')],
      [uploaded('b')],
      'Oak chair',
    );
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toMatchObject({ img: 'https://p.example/b-1600', alt: 'Oak chair' });
    expect(placeholder).toBe('data:image/webp;base64,b');
  });
});
