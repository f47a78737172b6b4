/**
 * What people call the things of a category beside its name: a category is meant whose name has any of a group's first words.
 * Only words that say what a thing is, never of what kind or make it is like.
 */
export const CATEGORY_WORDS: readonly { named: string; things: string }[] = [
  {
    named: 'furniture',
    things:
      'chair armchair sofa couch settee table desk stool bench bed bedframe mattress wardrobe cupboard cabinet shelf bookcase ' +
      'bookshelf sideboard dresser drawer ottoman nightstand',
  },
  { named: 'lamp lighting light', things: 'lamp lantern chandelier bulb lampshade spotlight' },
  { named: 'bicycle bike cycling', things: 'bicycle bike ebike tricycle tandem saddle pannier handlebar' },
  { named: 'camera photo photography', things: 'camera lens tripod camcorder dslr flash polaroid' },
  {
    named: 'instrument music',
    things:
      'guitar ukulele violin cello piano keyboard synthesizer drum flute clarinet saxophone trumpet harmonica accordion banjo ' +
      'amplifier metronome',
  },
  { named: 'record vinyl music', things: 'record vinyl lp turntable cd cassette' },
  {
    named: 'kitchen cookware tableware household',
    things:
      'kettle pan pot saucepan wok teapot cup mug plate bowl glass jug cutlery knife fork spoon blender mixer toaster ' +
      'espresso grinder casserole',
  },
  {
    named: 'book reading',
    things: 'book novel paperback hardback comic atlas dictionary cookbook encyclopedia',
  },
  { named: 'game toy', things: 'puzzle jigsaw chess lego doll teddy toy game playmobil' },
  { named: 'console gaming game', things: 'playstation xbox nintendo gameboy controller console' },
  {
    named: 'clothes clothing fashion apparel wear',
    things:
      'shirt tshirt blouse dress skirt trousers jeans jacket coat sweater jumper hoodie cardigan suit scarf hat glove sock ' +
      'shorts blazer',
  },
  { named: 'shoe footwear', things: 'shoe boot sneaker trainer sandal heel loafer slipper' },
  { named: 'bag accessory luggage', things: 'bag handbag backpack rucksack suitcase wallet purse belt tote' },
  {
    named: 'jewelry jewellery watch accessory',
    things: 'ring necklace bracelet earring brooch watch pendant',
  },
  { named: 'phone mobile electronics', things: 'phone smartphone iphone android charger headset' },
  {
    named: 'computer laptop electronics',
    things: 'computer laptop macbook notebook monitor printer router tablet ipad keyboard mouse',
  },
  {
    named: 'audio hifi electronics',
    things: 'speaker headphone earphone radio stereo soundbar amplifier turntable',
  },
  { named: 'tv television electronics', things: 'tv television projector screen' },
  {
    named: 'garden outdoor plant',
    things: 'mower plant planter spade rake hose barbecue greenhouse parasol',
  },
  { named: 'tool diy', things: 'drill saw hammer screwdriver wrench ladder toolbox sander workbench' },
  {
    named: 'sport fitness outdoor',
    things: 'racket ball skateboard ski snowboard dumbbell treadmill tent surfboard helmet kayak yoga',
  },
  { named: 'baby child kid', things: 'pram stroller pushchair cot crib highchair' },
  {
    named: 'art decor decoration home',
    things: 'painting poster print vase mirror rug carpet cushion curtain clock candle frame',
  },
  { named: 'pet animal', things: 'aquarium kennel leash birdcage' },
];
