import type { Program, Step } from './compile-steps.ts';

/** Where each loop of a way began its turn, by the loop's number. */
type Marks = readonly (number | undefined)[];

const NO_MARKS: Marks = [];
const isWord = (one: string | undefined) => one !== undefined && /^\w$/.test(one);

function marked(marks: Marks, loop: number, at: number): Marks {
  const now = [...marks];
  now[loop] = at;
  return now;
}

/** Takes millions of steps in a second: what it does at each makes no objects. */
class Counter {
  readonly #text: readonly string[];
  readonly #multiline: boolean;
  readonly #limit: number;
  steps = 0;

  constructor(text: readonly string[], multiline: boolean, limit: number) {
    this.#text = text;
    this.#multiline = multiline;
    this.#limit = limit;
  }

  isOver(): boolean {
    return this.steps >= this.#limit;
  }

  /** Where what is found from here ends; undefined where nothing is. */
  find(program: readonly Step[], from: number): number | undefined {
    // Where the ways that were not taken go on: a step and a place in the text each, and what their loops had read by then.
    const ways: number[] = [];
    const marksOfWays: Marks[] = [];
    let place = 0;
    let at = from;
    let marks = NO_MARKS;
    while (this.steps < this.#limit) {
      this.steps += 1;
      const step = program[place];
      if (step === undefined || step.kind === 'found') return at;
      place += 1;
      let fits = true;
      switch (step.kind) {
        case 'one': {
          const one = this.#text[step.back ? at - 1 : at];
          fits = one !== undefined && step.fits(one);
          at += step.back ? -1 : 1;
          break;
        }
        case 'either':
          ways.push(step.second, at);
          marksOfWays.push(marks);
          place = step.first;
          break;
        case 'jump':
          place = step.to;
          break;
        case 'mark':
          marks = marked(marks, step.loop, at);
          break;
        case 'moved':
          fits = marks[step.loop] !== at;
          break;
        case 'look':
          fits = (this.find(step.steps, at) !== undefined) !== step.negate;
          break;
        case 'edge':
          fits = this.#isAt(step.edge, at) !== step.negate;
          break;
      }
      if (fits) continue;
      const before = marksOfWays.pop();
      if (before === undefined) return undefined;
      marks = before;
      at = ways.pop() ?? 0;
      place = ways.pop() ?? 0;
    }
    return undefined;
  }

  #isAt(edge: 'start' | 'end' | 'word', at: number): boolean {
    const before = this.#text[at - 1];
    const after = this.#text[at];
    if (edge === 'word') return isWord(before) !== isWord(after);
    const beside = edge === 'start' ? before : after;
    return beside === undefined || (this.#multiline && /^[\n\r\u2028\u2029]$/.test(beside));
  }
}

/**
 * How many steps it takes to look for the pattern in the text, from each of its places on and, where it is global, for all that
 * is found. It goes on to `limit` at most.
 */
export function countSteps(
  { steps, flags }: Program,
  text: string,
  limit = Number.POSITIVE_INFINITY,
): number {
  const letters = flags.unicode ? [...text] : text.split('');
  const counter = new Counter(letters, flags.multiline, limit);
  for (let from = 0; from <= letters.length && !counter.isOver(); ) {
    const end = counter.find(steps, from);
    if (end !== undefined && !flags.global) break;
    from = Math.max(from + 1, end ?? 0);
  }
  return counter.steps;
}
