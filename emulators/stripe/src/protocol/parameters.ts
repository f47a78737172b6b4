import { InvalidRequest } from './api-error.ts';
import type { FormObject, FormValue } from './form.ts';

const MAX_METADATA_KEYS = 50;
const MAX_METADATA_KEY = 40;
const MAX_METADATA_VALUE = 500;

function nameWithin(prefix: string, name: string): string {
  return prefix === '' ? name : `${prefix}[${name}]`;
}

/** The parameters of one request, read by name and type. Each reader throws what Stripe would answer. */
export class Parameters {
  private readonly values: FormObject;
  private readonly prefix: string;

  /** Throws when a parameter is not among `known`. */
  constructor(values: FormObject, known: readonly string[], prefix = '') {
    Parameters.assertKnown(values, known, prefix);
    this.values = values;
    this.prefix = prefix;
  }

  /** Throws when a parameter is not among `known`. */
  static assertKnown(values: FormObject, known: readonly string[], prefix = ''): void {
    const unknown = Object.keys(values).find((name) => !known.includes(name));
    if (unknown === undefined) return;
    const param = nameWithin(prefix, unknown);
    throw new InvalidRequest(
      `Received unknown parameter: ${param} (the local card provider serves: ${known.join(', ') || 'none'})`,
      { code: 'parameter_unknown', param },
    );
  }

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  /** The text; undefined when absent. An empty text is refused: Stripe takes it for a mistake. */
  text(name: string): string | undefined {
    const value = this.values[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') {
      throw new InvalidRequest('Invalid string', { param: this.full(name) });
    }
    if (value === '') {
      throw new InvalidRequest(
        `You passed an empty string for '${this.full(name)}'. We assume empty values are an attempt to unset a parameter; however '${this.full(name)}' cannot be unset. You should remove '${this.full(name)}' from your request or supply a non-empty value.`,
        { code: 'parameter_invalid_empty', param: this.full(name) },
      );
    }
    return value;
  }

  /** The text, or null when it was sent empty to unset it; undefined when absent. */
  clearableText(name: string): string | null | undefined {
    return this.values[name] === '' ? null : this.text(name);
  }

  required(name: string): string {
    return this.text(name) ?? this.missing(name);
  }

  integer(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(text)) {
      throw new InvalidRequest(`Invalid integer: ${text}`, {
        code: 'parameter_invalid_integer',
        param: this.full(name),
      });
    }
    return Number(text);
  }

  boolean(name: string): boolean | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (text !== 'true' && text !== 'false') {
      throw new InvalidRequest(`Invalid boolean: ${text}`, { param: this.full(name) });
    }
    return text === 'true';
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined) {
      throw new InvalidRequest(`Invalid ${this.full(name)}: must be one of ${choices.join(', ')}`, {
        param: this.full(name),
      });
    }
    return choice;
  }

  /** The texts of a list; undefined when absent. */
  list(name: string): string[] | undefined {
    const value = this.values[name];
    if (value === undefined) return undefined;
    if (!Array.isArray(value) || !value.every((item): item is string => typeof item === 'string')) {
      throw new InvalidRequest('Invalid array', { param: this.full(name) });
    }
    return value;
  }

  /** Nested parameters; undefined when absent. */
  nested(name: string, known: readonly string[]): Parameters | undefined {
    const value = this.values[name];
    if (value === undefined) return undefined;
    if (typeof value === 'string' || Array.isArray(value)) {
      throw new InvalidRequest('Invalid object', { param: this.full(name) });
    }
    return new Parameters(value, known, this.full(name));
  }

  /** A nested object as it was sent, for what is only stored and given back. */
  raw(name: string): FormValue | undefined {
    return this.values[name];
  }

  /** `before` with the sent changes: an empty value removes a key, an empty `metadata` removes all. */
  metadata(before: Readonly<Record<string, string>>): Record<string, string> {
    const value = this.values.metadata;
    if (value === undefined) return { ...before };
    if (value === '') return {};
    if (typeof value === 'string' || Array.isArray(value)) {
      throw new InvalidRequest('Invalid object', { param: 'metadata' });
    }
    const metadata = new Map(Object.entries(before));
    for (const [key, text] of Object.entries(value)) {
      const param = `metadata[${key}]`;
      if (typeof text !== 'string') throw new InvalidRequest('Invalid string', { param });
      if (key.length > MAX_METADATA_KEY || text.length > MAX_METADATA_VALUE) {
        throw new InvalidRequest(
          `Metadata keys can have up to ${MAX_METADATA_KEY} characters and values up to ${MAX_METADATA_VALUE}: ${key}`,
          { param },
        );
      }
      if (text === '') metadata.delete(key);
      else metadata.set(key, text);
    }
    if (metadata.size > MAX_METADATA_KEYS) {
      throw new InvalidRequest(`Metadata can have up to ${MAX_METADATA_KEYS} keys`, { param: 'metadata' });
    }
    return Object.fromEntries(metadata);
  }

  missing(name: string): never {
    throw new InvalidRequest(`Missing required param: ${this.full(name)}.`, {
      code: 'parameter_missing',
      param: this.full(name),
    });
  }

  private full(name: string): string {
    return nameWithin(this.prefix, name);
  }
}
