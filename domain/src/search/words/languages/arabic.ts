import { type WordRules, wordSet } from './word-rules.ts';

// The Arabic stemmer of @orama/stemmers makes two words of "a car" and "cars": these few steps, known as light stemming, do not.

/** The article, alone and behind "and", "with", "like", "so" and "for". */
const ARTICLES = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال'];

/**
 * Endings of number, gender and possession, in the order in which they are taken off: two of a word, or many, lose what one of it loses,
 * its last letter, too.
 */
const ENDINGS = [
  ...['ها', 'يتين', 'يتان', 'تين', 'تان', 'يان', 'ان', 'يات', 'ات', 'ون', 'يين', 'ين'],
  ...['يه', 'ه', 'ي'],
];

/** Fewest letters of what is left. */
const LEAST = 3;

/** Plurals that are made within the word, or begin as if with an article, and their singular, both plain. */
const BROKEN_PLURALS = new Map(
  Object.entries({
    كراسي: 'كرسي',
    كتب: 'كتاب',
    هواتف: 'هاتف',
    مقاعد: 'مقعد',
    اجهزه: 'جهاز',
    العاب: 'لعبه',
    الات: 'اله',
    الواح: 'لوح',
    الوان: 'لون',
    اقلام: 'قلم',
    احذيه: 'حذاء',
    حقايب: 'حقيبه',
    شنط: 'شنطه',
    ستاير: 'ستاره',
    سجاد: 'سجاده',
    مصابيح: 'مصباح',
    مرايا: 'مراه',
    صحون: 'صحن',
    اكواب: 'كوب',
    ابواب: 'باب',
    اسره: 'سرير',
    خزاين: 'خزانه',
    رفوف: 'رف',
    ارفف: 'رف',
    مكاتب: 'مكتب',
    قمصان: 'قميص',
    فساتين: 'فستان',
    بناطيل: 'بنطلون',
    اطفال: 'طفل',
    كنب: 'كنبه',
    غرف: 'غرفه',
    صور: 'صوره',
    لوحات: 'لوحه',
  }),
);

/** Words whose beginning is their own, whatever it looks like. */
const WHOLE_WORDS = new Set([...BROKEN_PLURALS.keys(), ...BROKEN_PLURALS.values()]);

/**
 * A word without its article, or the beginning that looks like one: `البوم` loses it, since `الالبوم` can't be told from a word with
 * two. Of a known word only what is before it goes: `والعاب` is `العاب`, and `للعبه` is `لعبه`.
 */
function withoutArticle(word: string): string {
  if (WHOLE_WORDS.has(word)) return word;
  const article = ARTICLES.find((one) => word.startsWith(one) && word.length >= one.length + LEAST - 1);
  if (article === undefined) return word;
  const later = word.slice(1);
  return WHOLE_WORDS.has(later) ? later : withoutArticle(word.slice(article.length));
}

function stem(word: string): string {
  const bare = withoutArticle(word);
  const found = BROKEN_PLURALS.get(bare) ?? bare;
  const ending = ENDINGS.find((one) => found.endsWith(one) && found.length >= one.length + LEAST);
  return ending === undefined ? found : found.slice(0, -ending.length);
}

/** The rules of Arabic. */
export const ARABIC: WordRules = {
  stopWords: wordSet(`
    من في علي الي عن مع هذا هذه ذلك تلك التي الذي هو هي هم انا انت نحن كان كانت يكون لا لم لن ما قد كل بعض غير بعد قبل عند
    حتي او ام ثم اذا ان لكن بل كما مثل بين تحت فوق خلال منذ ليس فقط جدا ايضا و ب ل ك يوجد للبيع بيع`),
  stem,
};
