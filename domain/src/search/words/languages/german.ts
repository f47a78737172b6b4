import { stemmer } from '@orama/stemmers/german';
import { withoutUmlauts } from './umlauts.ts';
import { type WordRules, wordSet } from './word-rules.ts';

/** Plurals with an s behind a vowel, which the stemmer leaves: `sofas`, `handys`, but not `weinglas`. */
const FOREIGN_PLURAL = /^(?!.*(?:gl|gr)as$)([a-z]{2,}(?:[^aeiou]|i)[aoy])s$/;

function stem(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word;
  return stemmer(withoutUmlauts(word).replace(FOREIGN_PLURAL, '$1'));
}

/** What things are called that stand at the end of longer words, or at their beginning: `kinderbett`, `bettkasten`. */
const THINGS = wordSet(`
  anzug auto bank becher bett bild bluse buch dampfer decke drucker eimer fahrrad figur flasche garten geschirr gitarre glas
  hammer handy helm hemd hocker hose hund jacke kamera kasten katze kaffee kanne kessel kinder kissen klavier kleid kleider
  koffer kommode kopfhorer korb kette kuche kuhlschrank lampe laptop leiter leuchte liege lautsprecher mantel maschine matratze
  messer mobel motor nacht monitor ofen pfanne pflanze pullover puppe puzzle rad rahmen regal rock roller rucksack sack sattel
  schal schale schirm schrank schreib schuh sessel spiegel spiel spielzeug spule staubsauger stiefel strahler stuhl sofa tasche
  tasse teller teppich tisch topf truhe trockner uhr vase vorhang wagen wand wasch wecker werkzeug wiege zelt`);

const LEAST_REST = 3;

/** The things that a word begins or ends with, where enough of it is left to be a word. */
function parts(word: string): string[] {
  const plain = withoutUmlauts(word);
  return [...THINGS].filter((thing) => {
    if (plain.length < thing.length + LEAST_REST) return false;
    return plain.startsWith(thing) || plain.endsWith(thing) || stem(plain).endsWith(thing);
  });
}

/** The rules of German. */
export const GERMAN: WordRules = {
  stopWords: wordSet(`
    aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bitte bzw da dabei dadurch
    damit dann das dass dem den denn der des dessen die dies diese diesem diesen dieser dieses doch dort du durch ein eine
    einem einen einer eines einmal er es etwas euch euer fur ganz gegen gern gerne habe haben hat hatte hier ich ihm ihn ihnen ihr
    ihre im in ins ist ja je jede jedem jeden jeder jedes kann kein keine keinen mehr mein meine meinem meinen meiner mich mir
    mit nach nicht nichts noch nun nur ob oder ohne sehr sein seine sich sie sind so sollte sowie um und uns unser unsere
    unter viel vom von vor war waren was weil wenn wer wie wir wird wo wurde zu zum zur zwischen uber`),
  stem,
  parts,
};
