import { expect, it } from 'vitest';
import { ownPictures } from './picture-addresses.ts';

const at = (uid: string, name: string) =>
  `https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/images%2F${uid}%2F${name}?alt=media&token=1`;

it('are those of the own folder, wherever they are named, each once', () => {
  const data = {
    account: { photoURL: at('ada', 'me-480.webp'), name: 'https://images/ada' },
    products: [
      {
        img: at('ada', 'chair-1600.jpg'),
        thumb: at('ada', 'chair-480.jpg'),
        pictures: [{ img: at('ada', 'chair-1600.jpg') }],
      },
    ],
    bookings: [{ img: at('bea', 'lamp-1600.jpg'), price: 4, at: null }],
  };
  expect(ownPictures('ada', data).map(({ name }) => name)).toEqual([
    'me-480.webp',
    'chair-1600.jpg',
    'chair-480.jpg',
  ]);
  expect(ownPictures('ada', data)[0]?.address).toBe(at('ada', 'me-480.webp'));
});
