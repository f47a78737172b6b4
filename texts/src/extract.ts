import { join } from 'node:path';
import { transformAsync } from '@babel/core';
import extractMessages from '@lingui/babel-plugin-extract-messages';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import type { Entry } from '../build/catalogs.mjs';
import { hasMacros, macroOptions, parserOptions } from '../build/macro.mjs';
import { concernOf, ROOT, type Source } from './sources.ts';

/** Texts by their ids. */
export type Texts = Map<string, Entry>;

/** What Lingui's plugin tells of a text. */
interface Extracted {
  id: string;
  message?: string;
  context?: string;
  comment?: string;
  placeholders: Record<string, string>;
}

/** Extraction knows Lingui's own components alone. */
const RUNTIME = {
  i18n: ['@lingui/core', 'i18n'],
  Trans: ['@lingui/react', 'Trans'],
  useLingui: ['@lingui/react', 'useLingui'],
};

async function textsIn({ path, text }: Source): Promise<Extracted[]> {
  const found: Extracted[] = [];
  const onMessageExtracted = (one: Extracted) => void found.push(one);
  await transformAsync(text, {
    filename: join(ROOT, path),
    babelrc: false,
    configFile: false,
    code: false,
    parserOpts: parserOptions(path),
    plugins: [
      [linguiMacro, macroOptions(RUNTIME)],
      [extractMessages, { onMessageExtracted }],
    ],
  });
  return found;
}

const append = (to: string[], one: string | undefined) => {
  if (one !== undefined && !to.includes(one)) to.push(one);
};

/** Adds a text that a file has to those of its concern. */
function add(texts: Texts, path: string, { id, message, context, comment, placeholders }: Extracted): void {
  if (message === undefined) throw new Error(`${path}: ${id} is a text by its id alone`);
  const known = texts.get(id);
  const entry: Entry = known ?? {
    message,
    translation: '',
    context,
    comments: [],
    origins: [],
    placeholders: {},
  };
  append(entry.origins, path);
  append(entry.comments, comment);
  for (const [name, value] of Object.entries(placeholders)) {
    const values = entry.placeholders[name] ?? [];
    append(values, value);
    entry.placeholders[name] = values;
  }
  texts.set(id, entry);
}

/** Every text of the sources by its concern, in the order in which they are found. */
export async function extract(from: readonly Source[]): Promise<Map<string, Texts>> {
  const byConcern = new Map<string, Texts>();
  for (const source of from.filter(({ text }) => hasMacros(text))) {
    const concern = concernOf(source.path);
    const texts: Texts = byConcern.get(concern) ?? new Map();
    for (const one of await textsIn(source)) add(texts, source.path, one);
    if (texts.size > 0) byConcern.set(concern, texts);
  }
  return byConcern;
}
