import { describe, expect, it } from 'vitest';
import {
  hasWithin,
  looksLike,
  MAX_NAME,
  NEUTRAL_NAME,
  nameFault,
  nameFromProvider,
  tidyName,
} from './person-name.ts';

describe('a name that a person may have', () => {
  it.each([
    'Bea Buyer',
    'O’Brien-Müller',
    "O'Brien-Müller",
    'José',
    'Jose\u0301',
    'Nguyễn Thị Hồng',
    'Иван Петров',
    'Γιώργος Παπαδόπουλος',
    'Արամ',
    '李雷',
    '李雷 Leo',
    '山田　太郎',
    '김민준',
    'محمد',
    'שָׁלוֹם כֹּהֵן',
    'अमित शर्मा',
    'สมชาย ใจดี',
    'ကျွန်ုပ်',
    'Łukasz Żółć',
    'Øyvind Ström',
    'Gökçe İnce',
    'Dr. Ann-Marie van der Berg, MD',
    'Lampen & Möbel (Köln)',
    'Seller 24',
    'Badminton Club York',
    'Staffan Stafford',
    'Dominic Adams',
    'Modesta Verity',
    'Anna V',
    // Persian, with a non-joiner between its parts; Sinhala and Malayalam, with joiners.
    'علی\u200cرضا',
    'ශ්\u200dරී',
    'അവന്\u200d',
  ])('may be %s', (name) => expect(nameFault(name)).toBeUndefined());
});

describe('a name that nobody may have', () => {
  // Specification 3. User.name
  it.each([
    ['a direction mark', 'Ann\u202e', 'invisible'],
    ['another direction mark', '\u200fAnn', 'invisible'],
    ['an isolate', 'Ann\u2066 B', 'invisible'],
    ['a zero-width space', 'Ada\u200b Admin', 'invisible'],
    ['a zero-width joiner', 'Ada\u200d', 'invisible'],
    ['a joiner between Latin letters', 'An\u200dna', 'invisible'],
    ['two non-joiners', 'علی\u200c\u200cرضا', 'invisible'],
    ['a non-joiner at the end', 'رضا\u200c', 'invisible'],
    ['a word joiner', 'Ada\u2060', 'invisible'],
    ['a Hangul filler', '\u3164Ann', 'invisible'],
    ['a half-width filler', 'Ann\uffa0', 'invisible'],
    ['Hangul fillers of syllables', '\u115f\u1160', 'invisible'],
    ['a soft hyphen', 'An\u00adn', 'invisible'],
    ['a grapheme joiner', 'An\u034fn', 'invisible'],
    ['a Mongolian separator', 'An\u180en', 'invisible'],
    ['a variation selector', 'Ann\ufe0f', 'invisible'],
    ['a byte order mark', '\ufeffAnn', 'invisible'],
    ['a tag', 'Ann\u{e0041}', 'invisible'],
    ['a blank Braille pattern', '\u2800\u2800', 'invisible'],
    ['a line break', 'Ann\nB', 'invisible'],
    ['a line separator', 'Ann\u2028B', 'invisible'],
    ['half a character', 'Ann\ud83d', 'invisible'],
    ['a check mark', 'Ann ✓', 'symbols'],
    ['a heavy check mark', 'Ann ✔', 'symbols'],
    ['a ballot box', 'Ann ☑', 'symbols'],
    ['a green check mark', 'Ann ✅', 'symbols'],
    ['a light check mark', 'Ann 🗸', 'symbols'],
    ['a root', 'Ann √', 'symbols'],
    ['a star', 'Ann ★', 'symbols'],
    ['punctuation alone', '…', 'one letter'],
    ['a heap of accents', `A${'\u0301'.repeat(9)}nn`, 'accents'],
    ['Latin and Cyrillic letters', 'Аnn', 'one alphabet'],
    ['Latin and Greek letters', 'Αnn', 'one alphabet'],
    ['Latin and Cherokee letters', 'Ꭺnn', 'one alphabet'],
    ['Cyrillic and Greek letters', 'Аνн', 'one alphabet'],
    ['the shop', 'Thriftline', 'like the shop'],
    ['the shop within others', 'The Thriftline Team', 'like the shop'],
    ['the shop in pieces', 'T h r i f t - L i n e', 'like the shop'],
    ['the shop with accents', 'Thríftlíne', 'like the shop'],
    ['the shop with digits', 'Thr1ftl1ne', 'like the shop'],
    ['the shop with a capital I', 'ThrIftIine', 'like the shop'],
    ['the shop in wide letters', 'Ｔｈｒｉｆｔｌｉｎｅ', 'like the shop'],
    ['the shop in script letters', '𝓣𝓱𝓻𝓲𝓯𝓽𝓵𝓲𝓷𝓮', 'like the shop'],
    ['support', 'Customer Support', 'like the shop'],
    ['support with a zero', 'Supp0rt', 'like the shop'],
    ['an admin', 'Ann Admin', 'like the shop'],
    ['an admin of r and n', 'Ann Adrnin', 'like the shop'],
    ['an admin in one word', 'SiteAdmin', 'like the shop'],
    ['an administrator', 'administrator', 'like the shop'],
    ['a moderator', 'Moderator Ann', 'like the shop'],
    ['what a badge says', 'Ann (Verified)', 'like the shop'],
    ['what a badge says, spelt otherwise', 'Ann VERlFlED', 'like the shop'],
    ['officials', 'Official Ann', 'like the shop'],
    ['staff', 'Ann, Staff', 'like the shop'],
  ])('has %s', (_, name, fault) => expect(nameFault(name)).toContain(fault));
});

describe('looksLike', () => {
  it.each([
    ['Ada Lovelace', 'ada  lovelace'],
    ['Ada Lovelace', 'Adа Lоvelасе'],
    ['Ada Lovelace', 'Àda Lóvelace'],
    ['Ada Lovelace', 'Ada_Lovelace.'],
    ['Ada Lovelace', 'Ada LoveIace'],
    ['Ada Lovelace', 'Ada L0vel4ce'],
    ['ANNA', 'ΑΝΝΑ'],
    ['Emma Wood', 'Ernma VVood'],
  ])('takes %s and %s for each other', (name, other) => expect(looksLike(name, other)).toBe(true));

  it.each([
    ['Ada Lovelace', 'Ada Love'],
    ['Ada Lovelace', 'Ida Lovelace'],
    ['李雷', '韩梅'],
    ['…', '!?'],
  ])('tells %s from %s', (name, other) => expect(looksLike(name, other)).toBe(false));
});

describe('hasWithin', () => {
  it.each([
    ['Acme Market', 'Acme Market'],
    ['Acme Market Team', 'Acme Market'],
    ['Kundendienst Acme Market', 'Acme Market'],
    ['TheAcmeMarketTeam', 'Acme Market'],
    ['A.c.m.e M.a.r.k.e.t Payments', 'Acme Market'],
    ['Acrne Mаrket Payments', 'Acme Market'],
    ['Ann of Trödelei', 'TRODELEI'],
    ['فريق سوق الأمل', 'سوق الأمل'],
    ['Rose Team', 'Rose'],
    ['The R0se', 'Rose'],
    ['R o s e Payments', 'Rose'],
    ['A & B Payments', 'A&B'],
    ['Emma Team', 'Emma'],
  ])('finds in %s the name %s', (name, other) => expect(hasWithin(name, other)).toBe(true));

  it.each([
    ['Acme Markus', 'Acme Market'],
    ['Market Acme', 'Acme Market'],
    ['Acme', 'Acme Market'],
    ['Rosemary Primrose', 'Rose'],
    ['Emmanuel', 'Emma'],
    ['Ann B', '…'],
    ['…', 'Rose'],
  ])('finds in %s no %s', (name, other) => expect(hasWithin(name, other)).toBe(false));
});

describe('a name from a provider', () => {
  it.each([
    ['  Ann\u3000 B  ', 'Ann B'],
    ['Jose\u0301', 'José'],
    ['\u202aرضا\u202c', 'رضا'],
    ['علی\u200cرضا\u200e', 'علی\u200cرضا'],
    ['An\u200dn\ufe0f', 'Ann'],
    ['Ann\tB', 'Ann B'],
    ['x'.repeat(MAX_NAME + 9), 'x'.repeat(MAX_NAME)],
    ['Thriftline Support ✔', NEUTRAL_NAME],
    ['Ann\u202e', 'Ann'],
    ['', NEUTRAL_NAME],
  ])('%j becomes %j', (given, name) => expect(nameFromProvider(given)).toBe(name));

  it('is tidied as one that is typed', () => expect(tidyName(' Ann \u00a0 B ')).toBe('Ann B'));
});
