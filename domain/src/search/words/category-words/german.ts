import type { CategoryWords } from './category-words.ts';

/** The words of German. */
export const GERMAN_CATEGORIES: CategoryWords = {
  head: 'last',
  compounds: true,
  words: {
    furniture: [
      'möbel einrichtung wohnen',
      'stuhl sessel sofa couch tisch hocker bank bett lattenrost matratze schrank kommode regal sideboard vitrine garderobe ' +
        'truhe schreibtisch nachttisch spind',
    ],
    lighting: [
      'lampe leuchte beleuchtung licht',
      'lampe leuchte laterne kronleuchter glühbirne strahler lichterkette',
    ],
    cycling: [
      'fahrrad rad bike radsport',
      'fahrrad rennrad mountainbike ebike pedelec citybike dreirad tandem fahrradtasche fahrradsattel fahrradhelm',
    ],
    photography: [
      'kamera foto fotografie',
      'kamera objektiv stativ camcorder spiegelreflex blitzgerät polaroid',
    ],
    music: [
      'instrument musikinstrument musik',
      'gitarre ukulele geige violine cello klavier keyboard synthesizer trommel schlagzeug flöte klarinette saxofon trompete ' +
        'mundharmonika akkordeon verstärker metronom',
    ],
    records: ['schallplatte vinyl musik', 'schallplatte platte vinyl lp plattenspieler cd kassette'],
    kitchen: [
      'küche haushalt geschirr kochen',
      'wasserkocher pfanne topf wok teekanne kanne tasse becher teller schüssel glas krug besteck messer gabel löffel mixer ' +
        'toaster espressomaschine kaffeemaschine mühle bräter auflaufform',
    ],
    books: ['buch lesen literatur', 'buch roman taschenbuch comic atlas wörterbuch kochbuch lexikon'],
    toys: ['spiel spielzeug', 'puzzle schach lego puppe teddy spielzeug spiel playmobil kuscheltier'],
    consoles: ['konsole gaming spiel', 'playstation xbox nintendo gameboy controller konsole'],
    clothes: [
      'kleidung mode bekleidung klamotten',
      'hemd tshirt bluse kleid rock hose jeans jacke mantel pullover pulli hoodie strickjacke anzug schal mütze handschuh ' +
        'socke shorts blazer',
    ],
    shoes: ['schuh', 'schuh stiefel sneaker turnschuh sandale pumps slipper'],
    bags: [
      'tasche accessoire gepäck',
      'tasche handtasche rucksack koffer geldbeutel geldbörse portemonnaie gürtel beutel',
    ],
    jewelry: ['schmuck uhr accessoire', 'ring halskette kette armband ohrring brosche armbanduhr anhänger'],
    phones: [
      'handy telefon smartphone elektronik',
      'handy smartphone telefon iphone android ladegerät headset',
    ],
    computers: [
      'computer laptop elektronik pc',
      'computer laptop macbook notebook monitor drucker router tablet ipad tastatur maus rechner',
    ],
    audio: [
      'audio hifi elektronik',
      'lautsprecher kopfhörer radio stereoanlage soundbar verstärker plattenspieler',
    ],
    television: ['tv fernseher elektronik', 'fernseher beamer leinwand'],
    garden: [
      'garten balkon pflanze',
      'rasenmäher pflanze blumentopf spaten rechen gartenschlauch grill gewächshaus sonnenschirm hochbeet',
    ],
    tools: [
      'werkzeug heimwerken handwerk',
      'bohrmaschine akkuschrauber säge hammer schraubenzieher schraubenschlüssel leiter werkzeugkasten schleifer werkbank',
    ],
    sport: [
      'sport fitness freizeit outdoor',
      'schläger ball skateboard ski snowboard hantel laufband zelt surfbrett helm kajak yogamatte',
    ],
    baby: ['baby kind', 'kinderwagen buggy babybett wiege hochstuhl wickeltisch'],
    decoration: [
      'deko dekoration kunst',
      'gemälde bild poster druck vase spiegel teppich kissen vorhang wanduhr kerze bilderrahmen',
    ],
    pets: ['haustier tier', 'aquarium hundehütte leine vogelkäfig kratzbaum'],
  },
};
