import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES, type Language } from '@thriftline/domain/base/locale/languages';

/** What `npm start` was asked for. */
export interface StartArguments {
  dev: boolean;
  fresh: boolean;
  official: boolean;
  /** What the demo is written in, and who chose no language reads. */
  language?: Language;
  help: boolean;
}

export const START_USAGE = `Usage: npm start [-- OPTIONS], or npm run dev [-- OPTIONS]
  --fresh      forget the data of earlier runs and start over with the demo data
  --official   use the official emulators' JARs (needs Java 21, and the network once)
  --language   demo data in this language, for those whose device asks for no other: ${LANGUAGES.join(', ')}
  --help       this text
Environment: THRIFTLINE_PORT_OFFSET=10000 adds 10000 to every port, with data of its own.`;

/** The options of `npm start`. Throws with the usage for anything else. */
export function parseStartArguments(args: readonly string[]): StartArguments {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { dev: flag, fresh: flag, official: flag, language: { type: 'string' }, help: flag },
    });
    const { language, ...flags } = values;
    if (language === undefined) return flags;
    if (!isLanguage(language)) {
      throw new Error(`There are no texts in “${language}”. Languages: ${LANGUAGES.join(', ')}.`);
    }
    return { ...flags, language };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${START_USAGE}`);
  }
}
