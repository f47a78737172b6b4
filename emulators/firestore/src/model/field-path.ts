import { invalidArgument } from './firestore-error.ts';

const SIMPLE_NAME = /^[a-zA-Z_][a-zA-Z_0-9]*$/;

/** A path to a value inside a document, such as `hold.until`, or the document's own name `__name__`. */
export class FieldPath {
  readonly segments: readonly string[];
  /** The dotted form with backticks where needed. Unique, so good as a map key. */
  readonly key: string;

  constructor(segments: readonly string[]) {
    this.segments = segments;
    this.key = segments.map(quote).join('.');
  }

  /**
   * Parses the dotted form: names other than `[a-zA-Z_][a-zA-Z_0-9]*` stand in backticks, with `` \` `` and
   * `\\` as escapes.
   *
   * @throws FirestoreError INVALID_ARGUMENT
   */
  static parse(text: string): FieldPath {
    if (text === DOCUMENT_NAME) return NAME_FIELD;
    return new FieldPath(splitSegments(text));
  }

  /** True for `__name__`, which stands for the document's own name. */
  get isName(): boolean {
    return this.segments.length === 1 && this.segments[0] === DOCUMENT_NAME;
  }

  isPrefixOf(other: FieldPath): boolean {
    return (
      this.segments.length <= other.segments.length &&
      this.segments.every((segment, index) => segment === other.segments[index])
    );
  }

  toString(): string {
    return this.key;
  }
}

const DOCUMENT_NAME = '__name__';

/** The field path `__name__`. */
export const NAME_FIELD: FieldPath = new FieldPath([DOCUMENT_NAME]);

function quote(segment: string): string {
  return SIMPLE_NAME.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``;
}

function splitSegments(text: string): string[] {
  const segments: string[] = [];
  let position = 0;
  do {
    const [segment, end] = text[position] === '`' ? quoted(text, position) : plain(text, position);
    segments.push(segment);
    position = end + 1;
    if (end < text.length && text[end] !== '.') throw malformed(text);
  } while (position <= text.length);
  return segments;
}

function plain(text: string, start: number): [segment: string, end: number] {
  const dot = text.indexOf('.', start);
  const end = dot === -1 ? text.length : dot;
  const segment = text.slice(start, end);
  if (!SIMPLE_NAME.test(segment)) throw malformed(text);
  return [segment, end];
}

function quoted(text: string, start: number): [segment: string, end: number] {
  let segment = '';
  for (let position = start + 1; position < text.length; position++) {
    const character = text.charAt(position);
    if (character === '`') {
      if (segment === '') throw malformed(text);
      return [segment, position + 1];
    }
    if (character === '\\') position++;
    segment += text.charAt(position);
  }
  throw malformed(text);
}

function malformed(text: string): Error {
  return invalidArgument(
    text === ''
      ? 'Invalid empty property path string.'
      : `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and ` +
          'quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
  );
}
