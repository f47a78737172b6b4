/** A control call that was sent wrongly. */
export class ControlError extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.name = 'ControlError';
    this.status = status;
  }
}

/** The JSON body of a control call, read by name and type. */
export class ControlBody {
  private readonly values: Readonly<Record<string, unknown>>;

  /** Throws when the text is no JSON object or has a name that is not `known`. */
  constructor(text: string, known: readonly string[]) {
    let values: unknown;
    try {
      values = text === '' ? {} : JSON.parse(text);
    } catch {
      throw new ControlError('The body is not JSON');
    }
    if (typeof values !== 'object' || values === null || Array.isArray(values)) {
      throw new ControlError('The body is not a JSON object');
    }
    const unknown = Object.keys(values).find((name) => !known.includes(name));
    if (unknown !== undefined) {
      throw new ControlError(`Unknown field ${unknown}; known: ${known.join(', ') || 'none'}`);
    }
    this.values = values as Record<string, unknown>;
  }

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  text(name: string): string | undefined {
    return this.read(name, 'a text', (value) => typeof value === 'string');
  }

  flag(name: string): boolean | undefined {
    return this.read(name, 'true or false', (value) => typeof value === 'boolean');
  }

  /** A whole number that is not negative. */
  count(name: string): number | undefined {
    return this.read(name, 'a whole number', (value) => Number.isInteger(value) && (value as number) >= 0);
  }

  /** Any number that is not negative. */
  number(name: string): number | undefined {
    return this.read(name, 'a number', (value) => Number.isFinite(value) && (value as number) >= 0);
  }

  texts(name: string): string[] | undefined {
    return this.read(
      name,
      'a list of texts',
      (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
    );
  }

  /** Texts by their names. */
  textByName(name: string): Record<string, string> | undefined {
    return this.read(
      name,
      'texts by their names',
      (value) =>
        typeof value === 'object' &&
        value !== null &&
        Object.values(value).every((text) => typeof text === 'string'),
    );
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    return this.read(name, `one of ${choices.join(', ')}`, (value) => choices.includes(value as Choice));
  }

  private read<Value>(name: string, wanted: string, fits: (value: unknown) => boolean): Value | undefined {
    const value = this.values[name];
    if (value === undefined) return undefined;
    if (!fits(value)) throw new ControlError(`${name} must be ${wanted}`);
    return value as Value;
  }
}
