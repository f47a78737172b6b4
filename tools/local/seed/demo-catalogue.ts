import type { Condition } from '@thriftline/domain/catalogue/attributes/product-attributes';
import type { Product } from '@thriftline/domain/catalogue/product';

/** A category of the demo store, with the drawing that is its picture. */
export interface DemoCategory {
  id: string;
  categoryname: string;
  drawing: string;
}

/** A product of the demo store. What every product shares (names, times, pictures' addresses) is added later. */
export interface DemoProduct {
  id: string;
  categoryId: string;
  productname: string;
  drawing: string;
  condition: Condition;
  location: string;
  originalprice: number;
  resaleprice: number;
  yearsofuse: number;
  yearsofpurchase: number;
  delivery: NonNullable<Product['delivery']>;
  deliverycost?: number;
  /** Which seller offers it, by uid. */
  sellerId: 'demo-seller' | 'demo-seller-2';
  about: string;
}

export const DEMO_CATEGORIES: readonly DemoCategory[] = [
  { id: 'furniture', categoryname: 'Furniture', drawing: 'chair' },
  { id: 'bicycles', categoryname: 'Bicycles', drawing: 'bicycle' },
  { id: 'cameras', categoryname: 'Cameras', drawing: 'camera' },
  { id: 'music', categoryname: 'Instruments', drawing: 'guitar' },
  { id: 'kitchen', categoryname: 'Kitchen', drawing: 'kettle' },
  { id: 'books', categoryname: 'Books and games', drawing: 'books' },
];

type Row = [
  id: string,
  productname: string,
  drawing: string,
  condition: Condition,
  originalprice: number,
  resaleprice: number,
  yearsofuse: number,
  yearsofpurchase: number,
  about: string,
];

const ROWS: Record<string, readonly Row[]> = {
  furniture: [
    [
      'oak-chair',
      'Oak dining chair',
      'chair',
      'Good',
      140,
      48,
      6,
      2020,
      'Solid oak with a woven seat. One leg has a shallow scratch that a little wax would hide.',
    ],
    [
      'reading-lamp',
      'Brass reading lamp',
      'lamp',
      'Excellent',
      95,
      42.5,
      2,
      2024,
      'Heavy foot, so it never tips, and a shade that turns all the way round. Comes with a warm LED bulb.',
    ],
    [
      'pine-bookcase',
      'Pine bookcase, five shelves',
      'bookcase',
      'Fair',
      180,
      55,
      11,
      2015,
      'Shelves can be moved on their pins. It has been painted once and could do with a second coat.',
    ],
    [
      'walnut-table',
      'Walnut side table',
      'table',
      'Excellent',
      220,
      118,
      3,
      2023,
      'A round top and three turned legs. Oiled every spring, no rings, no wobble.',
    ],
  ],
  bicycles: [
    [
      'city-bike',
      'City bicycle, seven gears',
      'bicycle',
      'Good',
      640,
      265,
      4,
      2021,
      'Hub gears, mudguards and a dynamo light. New chain last autumn, tyres have a year left in them.',
    ],
    [
      'kids-bike',
      "Child's bicycle, 20 inch",
      'kids-bicycle',
      'Good',
      210,
      75,
      3,
      2022,
      'Fits ages six to nine. The bell works, the stickers stay, the training wheels are included.',
    ],
    [
      'helmet',
      'Bicycle helmet, medium',
      'helmet',
      'Excellent',
      80,
      29.99,
      1,
      2025,
      'Never dropped, never crashed in; I bought the wrong size. Spare pads still in their bag.',
    ],
    [
      'pannier',
      'Pair of waterproof panniers',
      'pannier',
      'Fair',
      150,
      52,
      7,
      2018,
      'They crossed two countries and stayed dry inside. One buckle was replaced by a stronger one.',
    ],
  ],
  cameras: [
    [
      'film-camera',
      'Film camera with 50 mm lens',
      'camera',
      'Good',
      320,
      145,
      25,
      1998,
      'Fully mechanical but for the meter, which reads true. Light seals were renewed last year.',
    ],
    [
      'tripod',
      'Aluminium tripod',
      'tripod',
      'Excellent',
      130,
      58,
      2,
      2023,
      'Goes from 40 to 165 cm and folds to the length of a forearm. With its shoulder bag.',
    ],
    [
      'zoom-lens',
      'Zoom lens 70-200 mm',
      'lens',
      'Good',
      890,
      410,
      5,
      2020,
      'Glass without dust or haze, both caps and the hood included. The rubber ring is a little shiny.',
    ],
    [
      'instant-camera',
      'Instant camera',
      'instant-camera',
      'Fair',
      99,
      35,
      6,
      2019,
      'Prints come out bright and a bit warm, as they should. The battery door needs a firm push.',
    ],
  ],
  music: [
    [
      'guitar',
      'Classical guitar',
      'guitar',
      'Good',
      380,
      160,
      8,
      2017,
      'Cedar top, new strings, straight neck. A soft case and a footstool come along.',
    ],
    [
      'keyboard',
      'Digital piano, 88 keys',
      'keyboard',
      'Excellent',
      720,
      395,
      2,
      2024,
      'Weighted keys and two headphone sockets for peaceful neighbors. Stand and pedal included.',
    ],
    [
      'drum',
      'Hand drum',
      'drum',
      'Good',
      160,
      70,
      5,
      2020,
      'Goat skin, rope tuned, carved foot. Warm bass, dry slap; it likes to be played outdoors.',
    ],
    [
      'record-player',
      'Belt-drive record player',
      'record-player',
      'Fair',
      260,
      89.5,
      9,
      2016,
      'Runs at the right speed with its new belt. The lid has a crack in one corner.',
    ],
  ],
  kitchen: [
    [
      'kettle',
      'Enamel kettle, two liters',
      'kettle',
      'Good',
      60,
      22,
      4,
      2021,
      'For gas and induction, whistles in a low and pleasant tone. One small chip near the spout.',
    ],
    [
      'stand-mixer',
      'Stand mixer with bowl',
      'mixer',
      'Excellent',
      499,
      240,
      3,
      2022,
      'Whisk, hook and beater all there. Kneads a kilogram of dough without walking over the table.',
    ],
    [
      'cast-iron-pan',
      'Cast iron pan, 28 cm',
      'pan',
      'Good',
      75,
      33,
      10,
      2015,
      'Seasoned over ten years of pancakes. It will outlive us both if it is kept dry.',
    ],
    [
      'espresso-maker',
      'Stovetop coffee maker',
      'coffee-maker',
      'Fair',
      45,
      14.5,
      5,
      2019,
      'Six cups. New gasket and filter, the handle is scorched at the lower end but firm.',
    ],
  ],
  books: [
    [
      'book-box',
      'Box of thirty novels',
      'books',
      'Good',
      300,
      40,
      12,
      2014,
      'Paperbacks from crime to poetry, no loose pages. I will add a few more if the box has room.',
    ],
    [
      'chess-set',
      'Wooden chess set',
      'chess',
      'Excellent',
      110,
      62,
      1,
      2025,
      'Weighted pieces with felt below, and a board that folds into their case. All queens present.',
    ],
    [
      'globe',
      'Desk globe with light',
      'globe',
      'Good',
      70,
      31,
      15,
      2010,
      'Two countries have changed their names since. Lit from inside it is the best of night lights.',
    ],
    [
      'board-game',
      'Board game, complete',
      'board-game',
      'Excellent',
      55,
      25,
      2,
      2023,
      'Played five times, every card and token counted this week. For two to four, about an hour.',
    ],
  ],
};

const LOCATIONS = ['Leeds', 'York', 'Sheffield', 'Hull', 'Bradford', 'Harrogate'];

type Offered = Pick<DemoProduct, 'delivery' | 'deliverycost'>;

/** How each category comes over; what is not here is fetched, or sent for $6. */
const OFFERED: Readonly<Record<string, Offered>> = {
  furniture: { delivery: 'Pick-up or delivery', deliverycost: 25 },
  bicycles: { delivery: 'Pick-up' },
  books: { delivery: 'Delivery', deliverycost: 0 },
};
const BY_PARCEL: Offered = { delivery: 'Pick-up or delivery', deliverycost: 6 };

/** The demo store's products, category by category; the sellers take turns. */
export const DEMO_PRODUCTS: readonly DemoProduct[] = Object.entries(ROWS).flatMap(([categoryId, rows]) =>
  rows.map(
    (
      [id, productname, drawing, condition, originalprice, resaleprice, yearsofuse, yearsofpurchase, about],
      index,
    ) => ({
      id,
      categoryId,
      productname,
      drawing,
      condition,
      location: LOCATIONS[(index + categoryId.length) % LOCATIONS.length] as string,
      originalprice,
      resaleprice,
      yearsofuse,
      yearsofpurchase,
      ...(OFFERED[categoryId] ?? BY_PARCEL),
      sellerId: index % 2 === 0 ? 'demo-seller' : 'demo-seller-2',
      about,
    }),
  ),
);
