import type { CategoryWords } from './category-words.ts';

/** The words of English. */
export const ENGLISH_CATEGORIES: CategoryWords = {
  head: 'last',
  compounds: false,
  words: {
    furniture: [
      'furniture',
      'chair armchair sofa couch settee table desk stool bench bed bedframe mattress wardrobe cupboard cabinet shelf bookcase ' +
        'bookshelf sideboard dresser drawer ottoman nightstand',
    ],
    lighting: ['lamp lighting light', 'lamp lantern chandelier bulb lampshade spotlight'],
    cycling: ['bicycle bike cycling', 'bicycle bike ebike tricycle tandem saddle pannier handlebar'],
    photography: ['camera photo photography', 'camera lens tripod camcorder dslr flash polaroid'],
    music: [
      'instrument music',
      'guitar ukulele violin cello piano keyboard synthesizer drum flute clarinet saxophone trumpet harmonica accordion banjo ' +
        'amplifier metronome',
    ],
    records: ['record vinyl music', 'record vinyl lp turntable cd cassette'],
    kitchen: [
      'kitchen cookware tableware household',
      'kettle pan pot saucepan wok teapot cup mug plate bowl glass jug cutlery knife fork spoon blender mixer toaster ' +
        'espresso grinder casserole',
    ],
    books: ['book reading', 'book novel paperback hardback comic atlas dictionary cookbook encyclopedia'],
    toys: ['game toy', 'puzzle jigsaw chess lego doll teddy toy game playmobil'],
    consoles: ['console gaming game', 'playstation xbox nintendo gameboy controller console'],
    clothes: [
      'clothes clothing fashion apparel wear',
      'shirt tshirt blouse dress skirt trousers jeans jacket coat sweater jumper hoodie cardigan suit scarf hat glove sock ' +
        'shorts blazer',
    ],
    shoes: ['shoe footwear', 'shoe boot sneaker trainer sandal heel loafer slipper'],
    bags: ['bag accessory luggage', 'bag handbag backpack rucksack suitcase wallet purse belt tote'],
    jewelry: ['jewelry jewellery watch accessory', 'ring necklace bracelet earring brooch watch pendant'],
    phones: ['phone mobile electronics', 'phone smartphone iphone android charger headset'],
    computers: [
      'computer laptop electronics',
      'computer laptop macbook notebook monitor printer router tablet ipad keyboard mouse',
    ],
    audio: ['audio hifi electronics', 'speaker headphone earphone radio stereo soundbar amplifier turntable'],
    television: ['tv television electronics', 'tv television projector screen'],
    garden: ['garden outdoor plant', 'mower plant planter spade rake hose barbecue greenhouse parasol'],
    tools: ['tool diy', 'drill saw hammer screwdriver wrench ladder toolbox sander workbench'],
    sport: [
      'sport fitness outdoor',
      'racket ball skateboard ski snowboard dumbbell treadmill tent surfboard helmet kayak yoga',
    ],
    baby: ['baby child kid', 'pram stroller pushchair cot crib highchair'],
    decoration: [
      'art decor decoration home',
      'painting poster print vase mirror rug carpet cushion curtain clock candle frame',
    ],
    pets: ['pet animal', 'aquarium kennel leash birdcage'],
  },
};
