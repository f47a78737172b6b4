import { ValidationError } from 'yup';
import { type AskGoogle, CouldNotAsk, GoogleRefused } from '../google/ask-google.ts';
import { PROJECT } from './google-answers.ts';
import { type Asked, askProject, type GoogleCheck, googleChecks } from './google-checks.ts';
import type { Problem } from './problems.ts';

/** What a check found; `unasked` says why there is no answer. */
type Found = { problems: Problem[] } | { unasked: string };

async function ask(check: GoogleCheck, asked: Asked, askGoogle: AskGoogle): Promise<Found> {
  try {
    return { problems: check.judge(await askGoogle(check.question(asked)), asked) };
  } catch (error) {
    if (error instanceof CouldNotAsk) return { unasked: error.message };
    if (error instanceof ValidationError) {
      return { unasked: `Google's answer has another shape than before: ${error.message}.` };
    }
    if (!(error instanceof GoogleRefused)) throw error;
    if (error.isMissing && check.missing) return { problems: [check.missing(asked)] };
    return { unasked: `Google refused: ${error.message}` };
  }
}

async function projectNumber(project: string, askGoogle: AskGoogle): Promise<string | undefined> {
  try {
    return PROJECT.validateSync(await askGoogle(askProject(project))).projectNumber;
  } catch (error) {
    // The check of the project says why; roles are told apart by the number alone.
    if (error instanceof CouldNotAsk || error instanceof GoogleRefused || error instanceof ValidationError)
      return undefined;
    throw error;
  }
}

/**
 * What Google says of a project that keeps the shop from running in it. What couldn't be asked is named, once for each reason, and
 * never counted as good.
 */
export async function googleProblems(asked: Asked, askGoogle: AskGoogle): Promise<Problem[]> {
  const number = await projectNumber(asked.project, askGoogle);
  const problems: Problem[] = [];
  const unasked = new Map<string, string[]>();
  for (const check of googleChecks(number)) {
    const found = await ask(check, asked, askGoogle);
    if ('problems' in found) problems.push(...found.problems);
    else unasked.set(found.unasked, [...(unasked.get(found.unasked) ?? []), check.about]);
  }
  const notes = [...unasked].map(
    ([why, abouts]): Problem => ({ severity: 'unasked', text: `${abouts.join(', ')}. ${why}` }),
  );
  return [...problems, ...notes];
}
