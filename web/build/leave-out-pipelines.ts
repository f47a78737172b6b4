import type { Plugin } from 'vite';

const FIRESTORE = /\/@firebase\/firestore\/dist\/common-[^/]*\.esm\.js$/;

/** Makes what evaluates an expression of a pipeline over the documents that the device keeps; all of it hangs on this function alone. */
const EVALUATOR = '__PRIVATE_toEvaluable';

const INSTEAD = `function ${EVALUATOR}() {
  throw new Error('Pipelines are left out of this build: web/build/leave-out-pipelines.ts');
}`;

/**
 * Leaves what evaluates pipelines out of Firestore's script: more than a third of it, regular expressions of their own included, which
 * every member would download and the shop does not use. The build fails where Firestore's package no longer looks as it did.
 */
export function leaveOutPipelines(): Plugin {
  return {
    name: 'leave-out-pipelines',
    apply: 'build',
    transform: {
      filter: { id: FIRESTORE },
      handler(code) {
        const found = this.parse(code).body.find(
          (node) => node.type === 'FunctionDeclaration' && node.id?.name === EVALUATOR,
        );
        if (found === undefined) {
          return this.error(`Firestore has no ${EVALUATOR} any more: look what evaluates its pipelines now`);
        }
        return { code: code.slice(0, found.start) + INSTEAD + code.slice(found.end), map: null };
      },
    },
  };
}
