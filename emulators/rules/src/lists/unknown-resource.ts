import { type Outcome, undefinedMessage, undefinedProperty } from '../outcomes/failure.ts';
import { type ComparisonOperator, Unknown } from '../outcomes/unknown.ts';
import type { RulesPath } from '../values/path.ts';
import { isList } from '../values/type-name.ts';
import type { RulesValue } from '../values/value.ts';
import type { QueryFacts } from './query-facts.ts';

/** `resource` while a query is judged: whichever document it may find, of which only the facts are known. */
export class UnknownResource extends Unknown {
  readonly #facts: QueryFacts;
  readonly #name: RulesPath | null;
  /** True once a condition asked for anything a filter tells: other alternatives may then come out differently. */
  wasConsulted = false;

  constructor(facts: QueryFacts, name: RulesPath | null) {
    super('The documents that a query finds are not known.', 0);
    this.#facts = facts;
    this.#name = name;
  }

  override property(property: string, start: number): Outcome {
    this.wasConsulted = true;
    if (property === 'data') {
      return new UnknownData(this.#facts, property, start);
    }
    if (this.#name !== null && property === '__name__') {
      return this.#name;
    }
    if (this.#name !== null && property === 'id') {
      return this.#name.segments.at(-1) ?? '';
    }
    return undefinedProperty(property, start);
  }

  /** What a query finds is never null. */
  override compareWith(operator: ComparisonOperator, value: RulesValue): Outcome {
    if (value !== null || (operator !== '==' && operator !== '!=')) {
      return this;
    }
    return operator === '!=';
  }
}

/** A field that a query does not pin. */
class UnknownField extends Unknown {
  readonly #facts: QueryFacts | undefined;

  constructor(facts: QueryFacts | undefined, name: string, start: number) {
    super(undefinedMessage(name), start);
    this.#facts = facts;
  }

  override property(name: string, start: number): Outcome {
    const pinned = this.#facts?.pinnedAt([name]);
    return pinned === undefined ? new UnknownField(this.#facts?.field(name), name, start) : pinned;
  }

  override compareWith(operator: ComparisonOperator, value: RulesValue): Outcome {
    return this.#facts?.own.compare(operator, value) ?? this;
  }

  /** True for a key that a filter asks about, or an element the list is known to have; never false. */
  override contains(element: RulesValue): Outcome {
    const isKnownKey =
      typeof element === 'string' &&
      (this.#facts?.field(element) ?? this.#facts?.pinnedAt([element])) !== undefined;
    return isKnownKey || this.#facts?.own.contains(element) ? true : this;
  }

  override callMethod(name: string, args: readonly RulesValue[]): Outcome {
    const [first] = args;
    if (this.#facts === undefined || first === undefined) {
      return this;
    }
    if (name === 'get' && args.length === 2) {
      const pinned = this.#get(this.#facts, first);
      return pinned === undefined ? this : pinned;
    }
    if (args.length !== 1 || !isList(first)) {
      return this;
    }
    const { own } = this.#facts;
    const holds =
      (name === 'hasAny' && own.containsAny(first)) || (name === 'hasAll' && own.containsAll(first));
    return holds ? true : this;
  }

  #get(facts: QueryFacts, key: RulesValue): RulesValue | undefined {
    const names = isList(key) ? key : [key];
    return names.every((name) => typeof name === 'string') ? facts.pinnedAt(names) : undefined;
  }
}

/** All of `resource.data`: never null, whatever is in it. */
class UnknownData extends UnknownField {
  override compareWith(operator: ComparisonOperator, value: RulesValue): Outcome {
    if (value !== null || (operator !== '==' && operator !== '!=')) {
      return this;
    }
    return operator === '!=';
  }
}
