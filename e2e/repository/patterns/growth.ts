import { compileSteps } from './compile-steps.ts';
import { countSteps } from './count-steps.ts';
import { repeatsAtWill, type TextFamily, worstTexts } from './worst-texts.ts';

/** How a pattern does on the worst text that was found for it. */
export interface Growth {
  /** Steps a character at the shorter and at the longer of two lengths: the same where it is linear. */
  atFirst: number;
  atLast: number;
  text: TextFamily;
}

const SHORT = 60;
/** So long that what may be repeated some hundred times, as in an id, is repeated no more. */
const LONG = 1_200;
/** Linear is 1, square is 2. */
const MOST_GROWTH = 1.6;
/** Where there are more steps than these for each character, nobody need wait for their end. */
const ENOUGH = 5_000;

/**
 * The worst growth of the steps that a pattern takes when texts become twice as long, of all that are tried; undefined where it
 * cannot grow, since nothing in it is repeated at will. Steps are counted, so no other work on the machine changes what is found.
 */
export function growthOf(source: string, flags: string): Growth | undefined {
  const program = compileSteps(source, flags);
  if (!repeatsAtWill(program)) return undefined;
  const perCharacter = (text: string) => countSteps(program, text, ENOUGH * text.length) / text.length;
  let worst: Growth | undefined;
  for (const text of worstTexts(program, flags)) {
    let growth: Growth = {
      text,
      atFirst: perCharacter(text.make(SHORT)),
      atLast: perCharacter(text.make(2 * SHORT)),
    };
    if (isTooFast(growth) && growth.atLast < ENOUGH) {
      growth = { text, atFirst: perCharacter(text.make(LONG)), atLast: perCharacter(text.make(2 * LONG)) };
    }
    if (worst === undefined || factor(growth) > factor(worst)) worst = growth;
    if (isTooFast(growth)) return growth;
  }
  return worst;
}

const factor = ({ atFirst, atLast }: Growth) => atLast / atFirst;
const isTooFast = (growth: Growth) => growth.atLast >= ENOUGH || factor(growth) > MOST_GROWTH;

/** Whether it takes as many steps a character however long the text is. */
export function isLinear(growth: Growth | undefined): boolean {
  return growth === undefined || !isTooFast(growth);
}
