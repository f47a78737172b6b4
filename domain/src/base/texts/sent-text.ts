import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ReceivedText, SentPart, SentText, SentValue, Text, WrittenValue } from './text.ts';

export type { SentText } from './text.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const sentPart = (text: Text): SentPart => sentText(text) ?? String(text);

function sentValue(value: unknown): SentValue {
  const written = value as string | number | WrittenValue;
  if (typeof written !== 'object') return written;
  if ('of' in written) return { kind: written.kind, of: written.of.map(sentPart) };
  return 'text' in written ? { kind: written.kind, text: sentPart(written.text) } : written;
}

function sentDescriptor({ id, values = {} }: MessageDescriptor): SentText {
  const entries = Object.entries(values).map(([name, value]) => [name, sentValue(value)] as const);
  return { id, ...(entries.length > 0 && { values: Object.fromEntries(entries) }) };
}

/** A text as it is sent beside its English; undefined for words that are the same in every language. */
export function sentText(text: Text): SentText | undefined {
  if (typeof text === 'string') return undefined;
  return 'english' in text ? text.sent : sentDescriptor(text);
}

/** Texts within texts within texts: what goes deeper is none of ours. */
const MOST_DEEP = 4;

const isPart = (part: unknown, depth: number): part is SentPart =>
  typeof part === 'string' || isSentText(part, depth + 1);

function isSentValue(value: unknown, depth: number): value is SentValue {
  if (!isObject(value)) return typeof value === 'string' || Number.isFinite(value);
  switch (value.kind) {
    case 'price':
    case 'day':
      return Number.isFinite(value.value);
    case 'cents':
      return Number.isSafeInteger(value.value) && /^[a-z]{3}$/.test(String(value.currency));
    case 'text':
      return isPart(value.text, depth);
    case 'either':
    case 'list':
      return Array.isArray(value.of) && value.of.every((part) => isPart(part, depth));
    default:
      return false;
  }
}

function isSentText(text: unknown, depth = 0): text is SentText {
  if (!isObject(text) || typeof text.id !== 'string' || depth > MOST_DEEP) return false;
  const { values = {} } = text;
  return isObject(values) && Object.values(values).every((value) => isSentValue(value, depth));
}

/** The text of an answer of the server: its English, and whatever came beside it, which nobody has looked at yet. */
export function receivedText(english: string, sent: unknown): string | ReceivedText {
  return isSentText(sent) ? { english, sent } : english;
}

function textsIn(value: SentValue): SentText[] {
  if (typeof value !== 'object') return [];
  const parts = 'of' in value ? value.of : 'text' in value ? [value.text] : [];
  return parts.filter((part) => typeof part !== 'string');
}

/** Whether a catalogue has a text that was sent, and all those in it. */
export function isKnown({ id, values = {} }: SentText, catalog: I18n['messages']): boolean {
  const within = Object.values(values).flatMap(textsIn);
  return Object.hasOwn(catalog, id) && within.every((text) => isKnown(text, catalog));
}
