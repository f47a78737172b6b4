import {
  NO_VOCABULARY,
  readVocabulary,
  type Vocabulary,
  type VocabularyFile,
} from '@thriftline/domain/search/vocabulary';
import { fetchJson } from '@/lib/fetch-json.ts';

let fetched: Promise<Vocabulary> | undefined;

async function load(): Promise<Vocabulary> {
  try {
    return readVocabulary(await fetchJson<VocabularyFile>('/api/vocabulary'));
  } catch (error) {
    // Everything is found without it, too; the next search asks for it again.
    fetched = undefined;
    console.warn('Searching without the vocabulary of the shop', error);
    return NO_VOCABULARY;
  }
}

/** The shop's vocabulary, loaded once for the life of the page. */
export function fetchVocabulary(): Promise<Vocabulary> {
  fetched ??= load();
  return fetched;
}

/** So long a search of this device waits for the vocabulary: where no server answers it may come late or not at all. */
const IN_TIME_MS = 2_000;

/** The shop's vocabulary where it is there soon; else the next search has it. */
export function vocabularyInTime(): Promise<Vocabulary> {
  const late = new Promise<Vocabulary>((resolve) => {
    setTimeout(() => resolve(NO_VOCABULARY), IN_TIME_MS);
  });
  return Promise.race([fetchVocabulary(), late]);
}
