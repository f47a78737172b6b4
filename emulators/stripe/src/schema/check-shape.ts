import type { Extract, Fields, Shape } from './shape.ts';

/** How values come: as JSON, or as a form, in which every value is a text. */
export type Encoding = 'json' | 'form';

/** What is wrong with a value, and where in it. */
export interface Violation {
  path: string;
  fault: string;
}

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? String(value);

/** Whether a value is one of a plain kind. */
function isPlain(shape: string, value: unknown, encoding: Encoding): boolean {
  if (shape === 'any') return true;
  if (shape === 'null') return value === null;
  const isText = typeof value === 'string';
  if (encoding === 'form' && shape === 'number') return isText && /^-?\d+(\.\d+)?$/.test(value);
  if (encoding === 'form' && shape === 'boolean') return value === 'true' || value === 'false';
  return typeof value === shape;
}

/** Holds values to the types of an extract. */
export class ShapeCheck {
  private readonly types: Extract['types'];
  private readonly encoding: Encoding;

  constructor({ types }: Extract, encoding: Encoding) {
    this.types = types;
    this.encoding = encoding;
  }

  /** What is wrong with a value that is to be of the type. */
  check(type: string, value: unknown, path = type): Violation[] {
    const found = this.types[type];
    if (found === undefined) throw new Error(`The extract has no type ${type}`);
    return 'is' in found
      ? this.shape(found.is as Shape, value, path)
      : this.fields(found as Fields, value, path);
  }

  private fields(fields: Fields, value: unknown, path: string): Violation[] {
    if (!isValues(value) || Array.isArray(value)) return [{ path, fault: `is ${shown(value)}, no object` }];
    const known = new Map(
      Object.entries(fields).map(([name, shape]) => [
        name.replace(/\?$/, ''),
        { shape, isOptional: name.endsWith('?') },
      ]),
    );
    const violations: Violation[] = [];
    for (const [name, { shape, isOptional }] of known) {
      if (value[name] !== undefined) violations.push(...this.shape(shape, value[name], `${path}.${name}`));
      else if (!isOptional) violations.push({ path: `${path}.${name}`, fault: 'is missing' });
    }
    for (const name of Object.keys(value)) {
      if (!known.has(name)) violations.push({ path: `${path}.${name}`, fault: 'is not known' });
    }
    return violations;
  }

  private shape(shape: Shape, value: unknown, path: string): Violation[] {
    if (typeof shape === 'string') {
      const fits = isPlain(shape, value, this.encoding);
      return fits ? [] : [{ path, fault: `is ${shown(value)}, not ${shape}` }];
    }
    if ('type' in shape) return this.check(shape.type, value, path);
    if ('oneOf' in shape) return this.oneOf(shape.oneOf, value, path);
    if ('list' in shape) return this.list(shape.list, value, path);
    if ('map' in shape) {
      if (!isValues(value)) return [{ path, fault: `is ${shown(value)}, no object` }];
      return Object.entries(value).flatMap(([name, one]) => this.shape(shape.map, one, `${path}.${name}`));
    }
    const isOne = shape.enum.some((choice) => choice === value || this.isForm(choice, value));
    const isOpen = shape.open === true && typeof value === 'string';
    return isOne || isOpen ? [] : [{ path, fault: `is ${shown(value)}, none of ${shape.enum.join(', ')}` }];
  }

  private isForm(choice: unknown, value: unknown): boolean {
    return this.encoding === 'form' && String(choice) === value;
  }

  private list(shape: Shape, value: unknown, path: string): Violation[] {
    const items = this.encoding === 'form' && isValues(value) ? Object.values(value) : value;
    if (!Array.isArray(items)) return [{ path, fault: `is ${shown(value)}, no list` }];
    return items.flatMap((item, index) => this.shape(shape, item, `${path}[${index}]`));
  }

  /** The faults of the shape that fits best: that of the fewest. */
  private oneOf(shapes: readonly Shape[], value: unknown, path: string): Violation[] {
    const tries = shapes.map((shape) => this.shape(shape, value, path));
    return tries.reduce((best, next) => (next.length < best.length ? next : best));
  }
}
