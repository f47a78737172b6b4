/**
 * What people call the things of a category beside its name: a category is meant whose name has any of a group's first words.
 * Only words that say what a thing is, never of what kind or make it is like. By those names, the things.
 */
export const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  furniture:
    'chair armchair sofa couch settee table desk stool bench bed bedframe mattress wardrobe cupboard cabinet shelf bookcase ' +
    'bookshelf sideboard dresser drawer ottoman nightstand',
  'lamp lighting light': 'lamp lantern chandelier bulb lampshade spotlight',
  'bicycle bike cycling': 'bicycle bike ebike tricycle tandem saddle pannier handlebar',
  'camera photo photography': 'camera lens tripod camcorder dslr flash polaroid',
  'instrument music':
    'guitar ukulele violin cello piano keyboard synthesizer drum flute clarinet saxophone trumpet harmonica accordion banjo ' +
    'amplifier metronome',
  'record vinyl music': 'record vinyl lp turntable cd cassette',
  'kitchen cookware tableware household':
    'kettle pan pot saucepan wok teapot cup mug plate bowl glass jug cutlery knife fork spoon blender mixer toaster ' +
    'espresso grinder casserole',
  'book reading': 'book novel paperback hardback comic atlas dictionary cookbook encyclopedia',
  'game toy': 'puzzle jigsaw chess lego doll teddy toy game playmobil',
  'console gaming game': 'playstation xbox nintendo gameboy controller console',
  'clothes clothing fashion apparel wear':
    'shirt tshirt blouse dress skirt trousers jeans jacket coat sweater jumper hoodie cardigan suit scarf hat glove sock ' +
    'shorts blazer',
  'shoe footwear': 'shoe boot sneaker trainer sandal heel loafer slipper',
  'bag accessory luggage': 'bag handbag backpack rucksack suitcase wallet purse belt tote',
  'jewelry jewellery watch accessory': 'ring necklace bracelet earring brooch watch pendant',
  'phone mobile electronics': 'phone smartphone iphone android charger headset',
  'computer laptop electronics':
    'computer laptop macbook notebook monitor printer router tablet ipad keyboard mouse',
  'audio hifi electronics': 'speaker headphone earphone radio stereo soundbar amplifier turntable',
  'tv television electronics': 'tv television projector screen',
  'garden outdoor plant': 'mower plant planter spade rake hose barbecue greenhouse parasol',
  'tool diy': 'drill saw hammer screwdriver wrench ladder toolbox sander workbench',
  'sport fitness outdoor':
    'racket ball skateboard ski snowboard dumbbell treadmill tent surfboard helmet kayak yoga',
  'baby child kid': 'pram stroller pushchair cot crib highchair',
  'art decor decoration home':
    'painting poster print vase mirror rug carpet cushion curtain clock candle frame',
  'pet animal': 'aquarium kennel leash birdcage',
};
