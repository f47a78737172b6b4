/** How a language says a term. */
export interface Saying {
  /** What one of a text's words begins with, or contains, wherever the English has the term. */
  say: RegExp;
  /** What the language would say, too, and this shop does not: in no text at all. */
  never?: RegExp;
}

/** A term of the shop, and how each language says it. A language that is missing is not looked at. */
export interface Term {
  /** The term in an English text. */
  english: RegExp;
  de: Saying;
  ar: Saying;
}

/** One word per thing, as words.md has it for English. German as Kleinanzeigen and Vinted speak, Arabic as Haraj and OpenSooq. */
export const GLOSSARY: readonly Term[] = [
  {
    english: /\bwish ?list/i,
    de: { say: /merkliste|gemerkt|merken/i, never: /Wunschliste|Merkzettel|Favorit/ },
    ar: { say: /مفضل/, never: /الأمنيات|الرغبات/ },
  },
  {
    english: /\bsaved search/i,
    de: { say: /Suchauftr/, never: /gespeicherten? Suchen?\b/i },
    ar: { say: /بحث/ },
  },
  {
    english: /\bpayouts?\b/i,
    de: { say: /auszahl/i },
    ar: { say: /تحويل|حساب البائع/, never: /دفعاتي|سحوبات/ },
  },
  {
    english: /\bdisput(e|ed|es|ing)\b(?! in our favor)/i,
    de: { say: /einspr[uü]ch/i, never: /Rückbuchung|widersproch|Chargeback/i },
    ar: { say: /عتراض|عترض/, never: /نزاع/ },
  },
  {
    english: /\baudit log/i,
    de: { say: /Protokoll/ },
    ar: { say: /سجل التدقيق/, never: /سجل (المراجعة|الإجراءات)/ },
  },
  { english: /\bbutton\b/i, de: { say: /Button/, never: /Knopf|Schaltfläche/ }, ar: { say: /زر/ } },
  { english: /\bcard fee/i, de: { say: /Kartengebühr/ }, ar: { say: /رسوم البطاقة/ } },
  { english: /\bbadge/i, de: { say: /Abzeichen/, never: /Plakette/ }, ar: { say: /شار/, never: /وسام/ } },
  {
    english: /\bnotifications?\b/i,
    de: { say: /mitteilung/i, never: /Benachrichtigung/ },
    ar: { say: /إشعار/, never: /تنبيه/ },
  },
  {
    english: /\bconversations?\b/i,
    de: { say: /unterhaltung/i, never: /\bChat/ },
    ar: { say: /محادث/, never: /دردشة/ },
  },
  {
    english: /\bcounteroffer/i,
    de: { say: /Gegenvorschlag/, never: /Gegenangebot/ },
    ar: { say: /عرض(?:ًا)? مقابل/ },
  },
  {
    english: /\bdelivery\b/i,
    de: { say: /liefer/i, never: /Versandkosten|Preis und Versand|mit Versand/ },
    ar: { say: /توصيل/ },
  },
  { english: /\bpick-?up\b/i, de: { say: /abhol/i }, ar: { say: /استلام/ } },
  {
    english: /\breserv(e|ed|es|ing|ation)\b/i,
    de: { say: /reserv/i, never: /vorgemerkt|Vormerkung/ },
    // Booked is محجوز: the first buyer to pay gets it all the same.
    ar: { say: /حف[ظو]/, never: /محجوز(?!:)(?!ة? مؤقت)/ },
  },
  {
    english: /\b(no|new|these|your|your own|all) items\b/i,
    de: { say: /artikel/i, never: /Produkt|Inserat/ },
    ar: { say: /غرض|أغراض/, never: /سلع|منتج|بضاع/ },
  },
  {
    english: /\busers\b/i,
    de: { say: /Mitglieder/, never: /Nutzer|Anwender/ },
    ar: { say: /أعضاء/, never: /المستخدم(ين|ون)|مستخدمين/ },
  },
  {
    english: /\bpassword/i,
    de: { say: /Passwort/, never: /Kennwort/ },
    ar: { say: /كلمة (ال)?مرور/, never: /كلمة السر/ },
  },
  {
    english: /\blog in\b/i,
    de: {
      say: /einlogg|logge dich|einzuloggen|Login|Token/i,
      never: /Anmeldung|\b[Mm]elde dich an\b|\bLogg dich|versuche es/,
    },
    ar: { say: /الدخول/ },
  },
  {
    english: /\bpayment provider/i,
    de: { say: /Zahlungsanbieter/, never: /Zahlungsdienstleister/ },
    ar: { say: /مزوّد الدفع/ },
  },
  { english: /\bsuspended\b/i, de: { say: /gesperrt/i, never: /suspendiert/ }, ar: { say: /وقف|قوف|يقاف/ } },
];

/** What is wrong in whatever a language writes, by what to do about it. */
export const SPELLING: Readonly<Record<'de' | 'ar', Readonly<Record<string, RegExp>>>> = {
  de: {
    'quotes are „ and “': /[”"]|„[^“]*$/,
    'a no-break space comes before a unit': /[}#\d] (?:%|km\b|MB\b|min\b|Min\.|Std\.)/,
    'a no-break space comes before an ellipsis': /[\p{L}}] ?…/u,
    'a percentage is one value, which formatPercent writes': /\}\s?%/,
    'du, not Sie':
      /\b(?:Ihnen|Ihren?|Ihrem|Klicken|Geben|Wählen|Bitte [a-zäöü]+en) Sie\b|\bSie (?:können|haben|müssen|sind)\b/,
    'imperatives end in e': /\b(?:Wähl|wähl|Prüf|prüf|Drück|Bezahl|bezahl|Schaff) /,
  },
  ar: {
    'comma, semicolon and question mark are ، ؛ ؟': /\p{Script=Arabic}\s*[,;?](?![\w{])/u,
    'quotes are « and »': /[“”„"]/,
    'a percentage is one value, which formatPercent writes': /\}\s?[%٪]/,
    'nothing is called “as a marked one”': /ك(?:محلول|مُ?رسَل|منجز|مستلَم)/,
  },
};
