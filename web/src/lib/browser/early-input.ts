type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOf = (page: Element) => [...page.querySelectorAll<Field>('input, select, textarea')];

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  }
  return field.value !== field.defaultValue;
}

/** Writes into a field as a person does: past what React put before its value, by which it takes what it is told of for no news. */
function write(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
}

function tell(field: Field): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Tells the app of what was typed and chosen on a page that a server drew before anybody listened, once it has taken the page over: forms
 * keep it, and the page is not loaded anew without asking. Where the page had to be drawn anew, as one that a translator was at, it is
 * typed again. Call it right before React begins.
 */
export async function tellEarlyInput(page: Element, takenOver: Promise<unknown>): Promise<void> {
  const before = fieldsOf(page);
  const changed = before.flatMap((field, index) => (isChanged(field) ? [{ field, index }] : []));
  await takenOver;
  const after = fieldsOf(page);
  for (const { field, index } of changed) {
    const now = field.isConnected ? field : after[index];
    if (now === undefined || now.name !== field.name || now.type !== field.type) continue;
    if (now !== field && !isChanged(now)) write(now, field.value);
    tell(now);
  }
}
