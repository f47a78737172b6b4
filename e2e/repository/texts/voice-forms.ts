/** A form that a text may not have, by the name of what is said instead. */
export interface VoiceForm {
  instead: string;
  form: RegExp;
}

/** Forms that read like a translation, and the right-hand words of "one word per thing". */
export const VOICE_FORMS: readonly VoiceForm[] = [
  { instead: 'no longer', form: /\bany ?more\b(?! \w+ than)/i },
  { instead: 'again', form: /\banew\b/i },
  { instead: 'right away, or one at a time', form: /\bat once\b/i },
  { instead: 'while, or nothing', form: /\bmeanwhile\b/i },
  { instead: 'automatically, or who does it', form: /\bby (itself|themselves)\b/i },
  { instead: 'only', form: /\balone\b/i },
  { instead: 'the one who acts', form: /\b(nobody|somebody|whoever|who(?=ever)|everybody)\b/i },
  {
    instead: 'undo, withdraw, unblock, remove',
    form: /\b(takes?|taking|taken|took)( \S+| the \w+)? back\b/i,
  },
  { instead: 'is', form: /\bstands? (here|there|on|in|at|above|below|under|until|as)\b|\bnow stands\b/i },
  { instead: 'a subject that is a noun', form: /(^|[.!?] )(What|Who|Whom) (?!.{0,60}\?)[^.!?]+\.( |$)/ },
  { instead: 'Continue', form: /\bgo(es)? on\b/i },
  { instead: 'a verb and its object', form: /^(look|find out|bring them in|keep it)$/i },
  { instead: 'check, view, review', form: /\blook(s|ed)? (at|again|over|whether|under|it|into)\b/i },
  { instead: 'views', form: /\bha(s|ve) looked\b|\{…\} looked\b/i },
  {
    instead: 'hide, unhide',
    form: /\b(tak(e|en|ing)|brought|br?ing) (\S+ )?(down|back)\b|\bbringing\b.* back/i,
  },
  {
    instead: 'refund',
    form: /\bmoney( went| goes| is)?( on its way)? back\b|\b(given|gave|gives?)( \S+)? back\b/i,
  },
  {
    instead: 'e-mail',
    form: /(?<!(\b(first|of|one)|[}#]) )\bletters?\b(?!-|.*(digits|alphabet|punctuation))/i,
  },
  { instead: 'photo', form: /\bpictures?\b/i },
  { instead: 'phone number', form: /\btelephone\b/i },
  { instead: 'business day', form: /\bworking days?\b/i },
  { instead: 'handover', form: /\bhand-over\b/i },
  { instead: 'payment provider', form: /\bcard provider\b/i },
  { instead: 'we', form: /\bthe shop (has|sees|keeps|knows|looks|does|did|cannot|asks|answered)\b/i },
  { instead: 'wish list', form: /\bwish(es)? (it|for)\b|\bwishes\b/i },
  { instead: 'ad', form: /\badvertisements?\b/i },
  { instead: 'deadline', form: /\btime( to \w+)? (is|was) over\b/i },
  { instead: 'connection', form: /(?<!card )\bnetwork\b/i },
  { instead: 'we, or connected', form: /\bservers?\b|\bisn.t answering\b/i },
  // Stored with payments of long ago, and found by it: the one text that keeps its own.
  { instead: 'the apostrophe ’', form: /(?<!\bStripe)(?<=\w)'(?=\w)/ },
  { instead: 'reserved', form: /\bkept for (you|them|another)\b/i },
  { instead: 'too many', form: /\bvery (often|many)\b|\bdealt a lot\b/i },
  { instead: "doesn't exist", form: /\bthere is no such\b/i },
  { instead: 'log in', form: /\bsign in\b(?! on)/i },
  {
    instead: 'American spelling',
    form: /\b(cancelled|cancelling|colours?|recognise\w*|favour\w*|per cent)\b/i,
  },
];

/** Words of the field in documents and tools: a stored wish is a wish there, a network a network, and ' what a keyboard has. */
const OF_THE_FIELD = new Set(['wish list', 'connection', 'we, or connected', 'the apostrophe ’']);

/** The forms that documents and command-line tools may not have. */
export const TECHNICAL_FORMS = VOICE_FORMS.filter(({ instead }) => !OF_THE_FIELD.has(instead));

/** The names of what is to be said instead of the forms that a text has. */
export function formsIn(text: string, forms = VOICE_FORMS): string[] {
  return forms.filter(({ form }) => form.test(text)).map(({ instead }) => instead);
}
