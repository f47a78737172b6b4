/** A place in a source: line and column count from 1. */
export interface SourceLocation {
  readonly line: number;
  readonly column: number;
}

/** Rules text with its name; turns offsets into lines and columns. */
export class Source {
  readonly text: string;
  readonly fileName: string;
  readonly #lineStarts: readonly number[];

  constructor(text: string, fileName: string) {
    this.text = text;
    this.fileName = fileName;
    this.#lineStarts = findLineStarts(text);
  }

  /** The line and column of an offset; one past the end is the place after the last character. */
  locate(offset: number): SourceLocation {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
  }

  /** The text of a line, counted from 1, without its line end. */
  line(number: number): string {
    const start = this.#lineStarts[number - 1];
    if (start === undefined) {
      return '';
    }
    const next = this.#lineStarts[number];
    const text = this.text.slice(start, next === undefined ? undefined : next - 1);
    return text.endsWith('\r') ? text.slice(0, -1) : text;
  }
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  return starts;
}
