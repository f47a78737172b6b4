import type { Program, Step } from './compile-steps.ts';

/** Where a way that was not taken goes on, and what its loops had read by then. */
interface Way {
  step: number;
  at: number;
  marks: ReadonlyMap<number, number>;
}

const NO_MARKS: ReadonlyMap<number, number> = new Map();
const isWord = (one: string | undefined) => one !== undefined && /^\w$/.test(one);

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
    const ways: Way[] = [{ step: 0, at: from, marks: NO_MARKS }];
    for (let way = ways.pop(); way !== undefined && !this.isOver(); way = ways.pop()) {
      const end = this.#follow(program, way, ways);
      if (end !== undefined) return end;
    }
    return undefined;
  }

  #follow(program: readonly Step[], way: Way, ways: Way[]): number | undefined {
    let next: Way | undefined = way;
    while (next !== undefined && !this.isOver()) {
      this.steps += 1;
      const step = program[next.step];
      if (step === undefined || step.kind === 'found') return next.at;
      next = this.#take(step, next, ways);
    }
    return undefined;
  }

  /** Where it goes on after one step; undefined where the text has not what the step wants. */
  #take(step: Step, { step: place, at, marks }: Way, ways: Way[]): Way | undefined {
    const then = { step: place + 1, at, marks };
    switch (step.kind) {
      case 'one': {
        const one = this.#text[step.back ? at - 1 : at];
        return one !== undefined && step.fits(one) ? { ...then, at: step.back ? at - 1 : at + 1 } : undefined;
      }
      case 'either':
        ways.push({ ...then, step: step.second });
        return { ...then, step: step.first };
      case 'jump':
        return { ...then, step: step.to };
      case 'mark':
        return { ...then, marks: new Map(marks).set(step.loop, at) };
      case 'moved':
        return marks.get(step.loop) === at ? undefined : then;
      case 'look':
        return (this.find(step.steps, at) !== undefined) === step.negate ? undefined : then;
      case 'edge':
        return this.#isAt(step.edge, at) === step.negate ? undefined : then;
      case 'found':
        return then;
    }
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
