/** A decimal digit. */
export function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}

/** A letter or underscore. */
export function isIdentifierStart(char: string): boolean {
  return (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z') || char === '_';
}

/** A letter, underscore or digit. */
export function isIdentifierPart(char: string): boolean {
  return isIdentifierStart(char) || isDigit(char);
}

/** A character that may stand in a literal segment of a path. */
export function isPathCharacter(char: string): boolean {
  return isIdentifierPart(char) || '-.~%@+'.includes(char) || char > '\u007f';
}

/** A space, tab or line end. */
export function isSpace(char: string): boolean {
  return (
    char === ' ' || char === '\t' || char === '\n' || char === '\r' || char === '\f' || char === '\ufeff'
  );
}
