/**
 * Letters that count as one in the name of a category: large and small, with accents, and those of other alphabets that
 * look the same. No built-in does it, for the security rules are written from this table.
 */
export const SAME_LETTERS: readonly (readonly [letters: string, as: string])[] = [
  ['AaÀÁÂÃÄÅàáâãäåĀāĂăĄąǍǎǞǟǠǡǺǻȀȁȂȃȦȧȺΆΑάαАаḀḁẚẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặÅＡａ', 'a'],
  ['BbƀɃΒβВвḂḃḄḅḆḇＢｂ', 'b'],
  ['CcÇçĆćĈĉĊċČčȻȼϲϹСсḈḉＣｃ', 'c'],
  ['DdĎďĐđḊḋḌḍḎḏḐḑḒḓＤｄ', 'd'],
  ['EeÈÉÊËèéêëĒēĔĕĖėĘęĚěȄȅȆȇȨȩɆɇΈΕέεЀЁЕеѐёḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệＥｅ', 'e'],
  ['FfƒḞḟＦｆ', 'f'],
  ['GgĜĝĞğĠġĢģǤǥǦǧǴǵḠḡＧｇ', 'g'],
  ['HhĤĥĦħȞȟΉΗήηНнḢḣḤḥḦḧḨḩḪḫẖＨｈ', 'h'],
  ['IiÌÍÎÏìíîïĨĩĪīĬĭĮįİıƗǏǐȈȉȊȋΊΐΙίιϊІЇіїḬḭḮḯỈỉỊịＩｉ', 'i'],
  ['JjĴĵǰȷɈɉЈјＪｊ', 'j'],
  ['KkĶķǨǩΚκКкḰḱḲḳḴḵKＫｋ', 'k'],
  ['LlĹĺĻļĽľĿŀŁłƚȽḶḷḸḹḺḻḼḽＬｌ', 'l'],
  ['MmµΜμМмḾḿṀṁṂṃＭｍ', 'm'],
  ['NnÑñŃńŅņŇňǸǹΝνṄṅṆṇṈṉṊṋＮｎ', 'n'],
  ['OoÒÓÔÕÖØòóôõöøŌōŎŏŐőƠơǑǒǪǫǬǭȌȍȎȏȪȫȬȭȮȯȰȱΌΟοόОоṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợＯｏ', 'o'],
  ['PpΡρРрṔṕṖṗＰｐ', 'p'],
  ['QqＱｑ', 'q'],
  ['RrŔŕŖŗŘřȐȑȒȓɌɍṘṙṚṛṜṝṞṟＲｒ', 'r'],
  ['SsŚśŜŝŞşŠšſȘșЅѕṠṡṢṣṤṥṦṧṨṩＳｓ', 's'],
  ['TtŢţŤťŦŧȚțȾΤτТтṪṫṬṭṮṯṰṱẗＴｔ', 't'],
  ['UuÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗɄṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰựＵｕ', 'u'],
  ['VvṼṽṾṿＶｖ', 'v'],
  ['WwŴŵẀẁẂẃẄẅẆẇẈẉẘＷｗ', 'w'],
  ['XxΧχХхẊẋẌẍＸｘ', 'x'],
  ['YyÝýÿŶŷŸȲȳɎɏΎΥΰυϋύЎУуўẎẏẙỲỳỴỵỶỷỸỹＹｙ', 'y'],
  ['ZzŹźŻżŽžƵƶΖζẐẑẒẓẔẕＺｚ', 'z'],
  ['ẞß', 'ss'],
  ['ÆæǢǣǼǽ', 'ae'],
  ['Œœ', 'oe'],
  ['Þþ', 'th'],
  ['Ðð', 'd'],
  ['Бб', 'б'],
  ['Гг', 'г'],
  ['Ґґ', 'ґ'],
  ['Дд', 'д'],
  ['Єє', 'є'],
  ['Жж', 'ж'],
  ['Зз', 'з'],
  ['ИиЙй', 'и'],
  ['Лл', 'л'],
  ['Пп', 'п'],
  ['Фф', 'ф'],
  ['Цц', 'ц'],
  ['Чч', 'ч'],
  ['Шш', 'ш'],
  ['Щщ', 'щ'],
  ['Ъъ', 'ъ'],
  ['Ыы', 'ы'],
  ['Ьь', 'ь'],
  ['Ээ', 'э'],
  ['Юю', 'ю'],
  ['Яя', 'я'],
  ['Γγ', 'γ'],
  ['Δδ', 'δ'],
  ['Θθ', 'θ'],
  ['Λλ', 'λ'],
  ['Ξξ', 'ξ'],
  ['Ππ', 'π'],
  ['Σσς', 'σ'],
  ['Φφ', 'φ'],
  ['Ψψ', 'ψ'],
  ['ΩωΏώ', 'ω'],
];

/** Spaces, punctuation, accents on their own, and what nobody sees. */
export const UNHEARD =
  /\p{Z}|\p{P}|\p{Sk}|\p{Cc}|\p{Cf}|\p{Co}|[\u0300-\u036f]|[\ufe00-\ufe0f]|[\u115f\u1160\u2800\u3164\uffa0]/gu;

const SETS = SAME_LETTERS.map(([letters, as]) => [new RegExp(`[${letters}]`, 'gu'), as] as const);

/**
 * What two names of a category must not have in common: `Chairs`, `CHÁIRS`, `chairs!` and `Cha irs` are the same name.
 * Empty for a name in which nothing counts. It is the id of the name's document in `categoryNames`.
 */
export function categoryKey(name: string): string {
  return SETS.reduce((text, [set, as]) => text.replace(set, as), name).replace(UNHEARD, '');
}

/**
 * Letters that only look like others: of phonetics, mathematics, in circles, and of alphabets that nobody writes categories
 * in (Cherokee, Coptic, Lisu).
 */
export const ODD_LETTER =
  /[\u0250-\u02ff\u13a0-\u13ff\u1d00-\u1dbf\u2070-\u209f\u2102-\u2115\u2118-\u211d\u2124\u2128\u212c-\u2138\u213c-\u213f\u2145-\u2149\u2160-\u2188\u2460-\u24ff\u2c60-\u2cff\ua4d0-\ua4ff\ua720-\ua7ff\uab30-\uabbf\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1e5}]/u;

/** Whether a category's name has letters that its key does not tell from others: odd ones, or Armenian among Latin ones. */
export function hasOddLetters(name: string): boolean {
  return ODD_LETTER.test(name) || (/[\u0531-\u0588]/.test(name) && /[A-Za-z]/.test(name));
}
