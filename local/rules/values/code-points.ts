/** The number of characters, where JavaScript's `length` counts some as two. */
export function codePointCount(text: string): number {
  let count = text.length;
  for (let index = 1; index < text.length; index++) {
    if (isLowSurrogate(text.charCodeAt(index)) && isHighSurrogate(text.charCodeAt(index - 1))) {
      count -= 1;
    }
  }
  return count;
}

/** The characters from one to, but without, another, counted as above. */
export function sliceCodePoints(text: string, from: number, to: number): string {
  return codePointCount(text) === text.length ? text.slice(from, to) : [...text].slice(from, to).join('');
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
