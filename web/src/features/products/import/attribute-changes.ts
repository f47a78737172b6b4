import { typedValue } from '@thriftline/domain/base/fields/number-kinds';
import {
  ATTRIBUTE_NAMES,
  type AttributeName,
  numberKindOf,
  PRODUCT_ATTRIBUTES,
} from '@thriftline/domain/catalogue/attributes/product-attributes';

/** A price that changes by more than this share of what it was is worth a second look. */
export const LARGE_CHANGE = 0.3;

/** What a row says of a fact other than what is there: both as the form holds them. */
export interface AttributeChange {
  name: AttributeName;
  before: string;
  after: string;
  /** A price that changes by more than `LARGE_CHANGE`. */
  isLarge: boolean;
}

/** Whether an amount changes by much; what was nothing, or no amount, changes by more than any share of it. */
function isLargeChange(name: AttributeName, before: string, after: string): boolean {
  const { kind } = PRODUCT_ATTRIBUTES[name];
  const amount = numberKindOf(PRODUCT_ATTRIBUTES[name]);
  if ((kind !== 'price' && kind !== 'cost') || amount === undefined || before === '' || after === '')
    return false;
  const [was, is] = [typedValue(before, amount), typedValue(after, amount)];
  return was === undefined || is === undefined || Math.abs(is - was) > was * LARGE_CHANGE;
}

function isSame(name: AttributeName, before: string, after: string): boolean {
  const kind = numberKindOf(PRODUCT_ATTRIBUTES[name]);
  if (before === after || kind === undefined) return before === after;
  const was = typedValue(before, kind);
  return was !== undefined && was === typedValue(after, kind);
}

/** What a row changes of the form's values, in the order of the form; numbers are the same however they are written. */
export function attributeChanges(
  values: Readonly<Record<string, unknown>>,
  facts: Readonly<Record<AttributeName, string>>,
): AttributeChange[] {
  return ATTRIBUTE_NAMES.flatMap((name) => {
    const [before, after] = [String(values[name] ?? ''), facts[name]];
    if (isSame(name, before, after)) return [];
    return [{ name, before, after, isLarge: isLargeChange(name, before, after) }];
  });
}

/** Most characters of a text that are shown of a change, and how many of them stand before what is other. */
const SHOWN = 160;
const LEAD = 24;

/** The parts of two texts that show where they differ first, whole where they are short. */
export function differingParts(before: string, after: string): [string, string] {
  if (Math.max(before.length, after.length) <= SHOWN) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = Math.max(0, same - LEAD);
  const part = (text: string) => {
    const end = start + SHOWN;
    return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  };
  return [part(before), part(after)];
}
