import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractShapes } from './extract-shapes.ts';
import type { Extract } from './shape.ts';

/** Where the extract stands, below the repository's root. */
const SCHEMA_FILE = 'emulators/stripe/src/schema/stripe-schema.json';

/** The extract as it is written: a type on a line, so that what a new package changes is seen. */
export function schemaText({ sdk, api, types }: Extract): string {
  const lines = Object.entries(types).map(
    ([name, fields]) => `${JSON.stringify(name)}:${JSON.stringify(fields)}`,
  );
  return `{"sdk":${JSON.stringify(sdk)},"api":${JSON.stringify(api)},"types":{\n${lines.join(',\n')}\n}}\n`;
}

/** `npm run stripe-schema`: takes the extract anew from the types of the `stripe` package that is installed. */
export async function writeSchema(): Promise<void> {
  await writeFile(join(process.cwd(), SCHEMA_FILE), schemaText(extractShapes()));
  console.log(`Wrote ${SCHEMA_FILE}`);
}
