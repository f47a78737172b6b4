import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** What an engine that goes back does next. Places of the program are numbers; `back` goes through the text backwards. */
export type Step =
  | { kind: 'one'; fits: (one: string) => boolean; back: boolean }
  | { kind: 'either'; first: number; second: number }
  | { kind: 'jump'; to: number }
  | { kind: 'mark'; loop: number }
  | { kind: 'moved'; loop: number }
  | { kind: 'edge'; edge: 'start' | 'end' | 'word'; negate: boolean }
  | { kind: 'look'; steps: Step[]; negate: boolean }
  | { kind: 'found' };

/** A pattern as a program of such an engine. */
export interface Program {
  steps: Step[];
  flags: { global: boolean; multiline: boolean; unicode: boolean };
  tree: AST.Pattern;
}

type Part = AST.Element | AST.QuantifiableElement;

class Compiler {
  readonly #flags: string;
  #loops = 0;

  constructor(flags: string) {
    this.#flags = flags.replace(/[gyd]/g, '');
  }

  #fits(raw: string): (one: string) => boolean {
    const pattern = new RegExp(`^(?:${raw})$`, this.#flags.replace('m', ''));
    const known = new Map<string, boolean>();
    return (one) => {
      let fits = known.get(one);
      if (fits === undefined) {
        fits = pattern.test(one);
        known.set(one, fits);
      }
      return fits;
    };
  }

  alternatives(all: readonly AST.Alternative[], steps: Step[], back: boolean): void {
    const jumps: Step[] = [];
    all.forEach(({ elements }, index) => {
      const choice: Step = { kind: 'either', first: steps.length + 1, second: 0 };
      const isLast = index === all.length - 1;
      if (!isLast) steps.push(choice);
      for (const element of back ? elements.toReversed() : elements) this.part(element, steps, back);
      if (isLast) return;
      const jump: Step = { kind: 'jump', to: 0 };
      jumps.push(jump);
      steps.push(jump);
      choice.second = steps.length;
    });
    for (const jump of jumps) if (jump.kind === 'jump') jump.to = steps.length;
  }

  part(node: Part, steps: Step[], back: boolean): void {
    switch (node.type) {
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass':
        steps.push({ kind: 'one', fits: this.#fits(node.raw), back });
        return;
      case 'Group':
      case 'CapturingGroup':
        this.alternatives(node.alternatives, steps, back);
        return;
      case 'Quantifier':
        this.#quantifier(node, steps, back);
        return;
      case 'Assertion':
        this.#assertion(node, steps);
        return;
      case 'Backreference':
        throw new Error(`${node.raw} refers back, which no linear pattern does`);
    }
  }

  #quantifier({ element, min, max, greedy }: AST.Quantifier, steps: Step[], back: boolean): void {
    const choose = () => {
      const choice = { kind: 'either' as const, first: 0, second: 0 };
      steps.push(choice);
      const body = steps.length;
      return (after: number) => {
        choice.first = greedy ? body : after;
        choice.second = greedy ? after : body;
      };
    };
    for (let count = 0; count < min; count += 1) this.part(element, steps, back);
    if (max === Number.POSITIVE_INFINITY) {
      const start = steps.length;
      const end = choose();
      // A turn that read nothing would turn for ever; what reads one character always moves.
      const canStay = element.type === 'Group' || element.type === 'CapturingGroup';
      this.#loops += 1;
      const loop = this.#loops;
      if (canStay) steps.push({ kind: 'mark', loop });
      this.part(element, steps, back);
      if (canStay) steps.push({ kind: 'moved', loop });
      steps.push({ kind: 'jump', to: start });
      end(steps.length);
      return;
    }
    const ends = Array.from({ length: max - min }, () => {
      const end = choose();
      this.part(element, steps, back);
      return end;
    });
    for (const end of ends) end(steps.length);
  }

  #assertion(node: AST.Assertion, steps: Step[]): void {
    if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
      const inner: Step[] = [];
      this.alternatives(node.alternatives, inner, node.kind === 'lookbehind');
      steps.push({ kind: 'look', steps: [...inner, { kind: 'found' }], negate: node.negate });
      return;
    }
    steps.push({ kind: 'edge', edge: node.kind, negate: node.kind === 'word' && node.negate });
  }
}

/** The pattern as the steps that an engine takes which tries one way after the other, as those of all browsers do. */
export function compileSteps(source: string, flags: string): Program {
  const unicode = flags.includes('u') || flags.includes('v');
  const tree = new RegExpParser().parsePattern(source, undefined, undefined, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const steps: Step[] = [];
  new Compiler(flags).alternatives(tree.alternatives, steps, false);
  steps.push({ kind: 'found' });
  return { steps, flags: { global: flags.includes('g'), multiline: flags.includes('m'), unicode }, tree };
}
