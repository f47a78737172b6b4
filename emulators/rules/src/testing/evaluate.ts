import { compileRules } from '../compile-rules.ts';
import { DocumentReader } from '../evaluate/document-reader.ts';
import { Evaluation } from '../evaluate/evaluation.ts';
import { LookupBudget } from '../evaluate/lookup-budget.ts';
import { Failure } from '../outcomes/failure.ts';
import type { DocumentLookup, RulesRequest } from '../requests/request.ts';
import { RequestRecord, resourceValue } from '../requests/request-record.ts';
import { printValue } from '../values/print-value.ts';
import { aRequest } from './a-request.ts';

/** What an expression may see. */
export interface EvaluateOptions {
  readonly request?: Partial<RulesRequest>;
  readonly lookup?: DocumentLookup;
  /** Functions before the service. */
  readonly functions?: string;
}

/** The value of an expression as it is printed, or `error: ` and the message. */
export function evaluate(expression: string, options: EvaluateOptions = {}): string {
  const text = `rules_version = '2';
    ${options.functions ?? ''}
    service cloud.firestore {
      match /databases/{database}/documents/things/{id} {
        allow read, write: if ${expression};
      }
    }`;
  const { ruleset, issues } = compileRules(text, { fileName: 'test.rules', service: 'cloud.firestore' });
  const condition = ruleset?.matches[0]?.allows[0]?.condition;
  if (condition === undefined) {
    return `issue: ${issues.find(({ severity }) => severity === 'ERROR')?.description}`;
  }
  const request = aRequest('things/t1', options.request);
  const evaluation = new Evaluation({
    request: new RequestRecord(request),
    resource: resourceValue(request.resource),
    documents: new DocumentReader(options.lookup ?? { get: () => null }, '(default)', [new LookupBudget()]),
    steps: null,
    print: () => undefined,
  });
  evaluation.wildcards = ['(default)', 't1'];
  const outcome = condition(evaluation, []);
  return outcome instanceof Failure ? `error: ${outcome.message}` : printValue(outcome);
}
