const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Puts formatted text into the input and leaves the caret behind the digit it stood behind. */
export function replaceText(
  input: HTMLInputElement,
  text: string,
  { deleting }: { deleting: boolean },
): void {
  if (input.value === text) return;
  const caret = input.selectionEnd ?? input.value.length;
  const atEnd = caret === input.value.length;
  const digitsBefore = countDigits(input.value.slice(0, caret));
  input.value = text;
  if (atEnd && !deleting) {
    input.setSelectionRange(text.length, text.length);
    return;
  }
  let position = 0;
  for (let seen = 0; position < text.length && seen < digitsBefore; position += 1) {
    if (/\d/.test(text.charAt(position))) seen += 1;
  }
  input.setSelectionRange(position, position);
}
