import type { Language } from '@thriftline/domain/base/locale/languages';
import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { loadRules } from '@thriftline/domain/search/words/known-rules';
import {
  NO_VOCABULARY,
  readVocabulary,
  type Vocabulary,
  type VocabularyFile,
} from '@thriftline/domain/search/words/vocabulary';
import { fetchJson } from '@/lib/calls/fetch-json.ts';
import { isReachable, onConnectionLost } from '@/lib/connection/connection.ts';
import { lookAfter } from '@/lib/connection/deadline.ts';

let fetched: { language: Language; vocabulary: Promise<Vocabulary> } | undefined;

/** How words of a language are read comes with the first search in it; where it can't, they are read as English. */
export async function loadRulesFor(language: Language, words: string): Promise<void> {
  try {
    await loadRules(language, words);
  } catch (error) {
    console.warn(`Searching without the rules of the language ${language}`, error);
  }
}

async function load(language: Language): Promise<Vocabulary> {
  try {
    const [file] = await Promise.all([
      fetchJson<VocabularyFile>('/api/vocabulary'),
      loadRulesFor(language, ''),
    ]);
    return readVocabulary(file, language);
  } catch (error) {
    // Everything is found without it, too; the next search asks for it again.
    fetched = undefined;
    console.warn('Searching without the vocabulary of the shop', error);
    return NO_VOCABULARY;
  }
}

/**
 * The shop's vocabulary, loaded once for the life of the page in a language, with what reads the words that are looked for, which may be
 * in another (`readIn`).
 */
export async function fetchVocabulary(words = '', readIn?: Language): Promise<Vocabulary> {
  const language = currentLanguage();
  if (fetched?.language !== language) fetched = { language, vocabulary: load(language) };
  const [vocabulary] = await Promise.all([fetched.vocabulary, loadRulesFor(readIn ?? language, words)]);
  return vocabulary;
}

/** Nothing, as soon as our own address, which has the vocabulary, is known to be silent. `stop` ends the wait. */
function unreachable(): { gone: Promise<Vocabulary>; stop: () => void } {
  let stop = () => {};
  const gone = new Promise<Vocabulary>((resolve) => {
    const tell = () => resolve(NO_VOCABULARY);
    if (isReachable('hosting')) stop = onConnectionLost(tell, 'hosting');
    else tell();
  });
  return { gone, stop: () => stop() };
}

/**
 * The shop's vocabulary for a search of the server; none where our own address does not answer, for then everything would wait for
 * words alone. While it is late `onLate` is told, once.
 */
export async function vocabularyIfReachable(
  onLate: () => void,
  words = '',
  readIn?: Language,
): Promise<Vocabulary> {
  const { gone, stop } = unreachable();
  const timer = setTimeout(onLate, lookAfter('hosting'));
  try {
    return await Promise.race([fetchVocabulary(words, readIn), gone]);
  } finally {
    clearTimeout(timer);
    stop();
  }
}

/** So long a search of this device waits for the vocabulary: where no server answers it may come late or not at all. */
const IN_TIME_MS = 2_000;

/** The shop's vocabulary where it is there soon; else the next search has it. */
export async function vocabularyInTime(words = '', readIn?: Language): Promise<Vocabulary> {
  const { gone, stop } = unreachable();
  const late = new Promise<Vocabulary>((resolve) => {
    setTimeout(() => resolve(NO_VOCABULARY), IN_TIME_MS);
  });
  try {
    return await Promise.race([fetchVocabulary(words, readIn), gone, late]);
  } finally {
    stop();
  }
}
