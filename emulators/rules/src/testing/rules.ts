import type { Ruleset } from '../compile/ruleset.ts';
import { compileRules } from '../compile-rules.ts';
import type { RulesService } from '../requests/request.ts';

/** The ruleset of text that is known to be free of errors. */
export function rulesetOf(text: string, service: RulesService = 'cloud.firestore'): Ruleset {
  const { ruleset, issues } = compileRules(text, { fileName: 'test.rules', service });
  if (ruleset === null) {
    throw new Error(`The rules have errors: ${JSON.stringify(issues)}`);
  }
  return ruleset;
}

/** Firestore rules of version 2 with this text among the documents. */
export function firestoreRules(body: string): Ruleset {
  return rulesetOf(firestoreText(body));
}

/** The text of such rules; `body` begins in line 4. */
export function firestoreText(body: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;
}

/** Storage rules of version 2 with this text among the objects. */
export function storageRules(body: string): Ruleset {
  const text = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${body} } }`;
  return rulesetOf(text, 'firebase.storage');
}
