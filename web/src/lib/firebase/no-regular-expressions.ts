/**
 * Stands in for `re2js`, a third of Firestore's script: with it Firestore evaluates pipelines that have regular expressions over what
 * the device keeps. The shop has no pipelines. (web/vite.config.ts)
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Pipelines with regular expressions are left out of this build: see web/vite.config.ts');
  },
};
