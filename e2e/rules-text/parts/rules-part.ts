/** A part of a file of rules that is made from domain/: the lines between `// <name>` and `// </name>`. */
export interface RulesPart {
  /** What it is of, in kebab-case. */
  name: string;
  /** The file below domain/src that decides what it says. */
  from: string;
  /** Its functions, from the margin on. */
  text: string;
}
