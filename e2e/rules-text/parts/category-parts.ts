import { categorySchema, MAX_CATEGORY_NAME } from '@thriftline/domain/catalogue/categories/category';
import { ODD_LETTER, SAME_LETTERS, UNHEARD } from '@thriftline/domain/catalogue/categories/category-key';
import { CHANGEABLE } from '@thriftline/domain/catalogue/changeable-fields';
import { fieldsOf, list, quoted, re2Of } from './rules-language.ts';
import type { RulesPart } from './rules-part.ts';

/** A function of rules has room for few calls in a row, so the table is walked in steps. */
const LETTERS_A_STEP = 8;

/** Letters of these alphabets stand in a table of their own, which most names need not be asked. */
const GREEK_OR_CYRILLIC = /^[\u0370-\u052f]+$/;

/** The lines that replace each set of letters, in steps, and the name of the last step. */
function steps(sets: typeof SAME_LETTERS): { lines: string; last: string } {
  const lines: string[] = [];
  let last = 'name';
  for (let from = 0; from < sets.length; from += LETTERS_A_STEP) {
    const step = `step${1 + from / LETTERS_A_STEP}`;
    const replaced = sets
      .slice(from, from + LETTERS_A_STEP)
      .map(([letters, as]) => `    .replace('[${letters}]', '${as}')`);
    lines.push(`  let ${step} = ${last}`, `${replaced.join('\n')};`);
    last = step;
  }
  return { lines: lines.join('\n'), last };
}

const latin = SAME_LETTERS.filter(([letters]) => !GREEK_OR_CYRILLIC.test(letters));
const others = SAME_LETTERS.filter(([letters]) => GREEK_OR_CYRILLIC.test(letters));
const latinSteps = steps(latin);
const otherSteps = steps(others);

const unheard = `[${re2Of(UNHEARD).replace(/[[\]]|\|/g, '')}]`;
const { required, optional } = fieldsOf(categorySchema);

/** Names of categories. */
export const CATEGORY_PARTS: readonly RulesPart[] = [
  {
    name: 'category-letters',
    from: 'catalogue/categories/category-key.ts',
    text: `
// What two names of a category must not have in common.
function categoryKey(name) {
  return (isPlain(name) ? name.lower() : withSameLetters(name))
    .replace(${quoted(unheard)}, '');
}

function withSameLetters(name) {
${latinSteps.lines}
  return ${latinSteps.last}.matches('.*[\\\\x{370}-\\\\x{52f}].*') ? withSameGreekAndCyrillic(${latinSteps.last}) : ${latinSteps.last};
}

function withSameGreekAndCyrillic(name) {
${otherSteps.lines}
  return ${otherSteps.last};
}

// Letters that only look like others, which no key tells apart: of mathematics, phonetics, in circles, of alphabets
// that nobody writes categories in; and Armenian ones among Latin ones.
function hasOddLetters(name) {
  return !isPlain(name) && (name.matches(${quoted(`.*${re2Of(ODD_LETTER)}.*`)})
    || (name.matches('.*[\\\\x{531}-\\\\x{588}].*') && name.matches('.*[A-Za-z].*')));
}
`,
  },
  {
    name: 'category',
    from: 'catalogue/categories/category.ts',
    text: `
function isCategory(data) {
  return hasFields(data, ${list([...required, 'createdAt'])}, ${list([...optional, 'order'])})
    && isText(data.categoryname, ${MAX_CATEGORY_NAME})
    && !hasOddLetters(data.categoryname);
}

function changeable() {
  return ${list(CHANGEABLE.categories)};
}
`,
  },
];
