import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { firebaseCliFile } from './firebase-cli.ts';

/**
 * A question about a project: to one of Google's two command lines, whose answer is JSON, or to an address of Google's API. An act
 * changes something, and what it prints is not looked at; one by the API says how and to what.
 */
export type Question =
  | { by: 'gcloud'; args: readonly string[]; isAct?: true }
  | { by: 'firebase'; args: readonly string[] }
  | { by: 'api'; url: string; project: string; act?: { method: 'POST' | 'PATCH'; body: object } };

/**
 * Gives what Google says, as it came. Throws CouldNotAsk where nobody heard the question, and GoogleRefused where Google
 * answered with an error. The one way in which these commands reach Google, so that a test can give recorded answers.
 */
export type AskGoogle = (question: Question) => Promise<unknown>;

/** The question did not reach Google: no tool, nobody logged in, no network. The message says what to do. */
export class CouldNotAsk extends Error {
  override name = 'CouldNotAsk';
}

/** Google answered that it won't, or that there is no such thing. */
export class GoogleRefused extends Error {
  override name = 'GoogleRefused';

  /** Whether what was asked for isn't there. */
  get isMissing(): boolean {
    return /NOT_FOUND|not found|does not exist|\b404\b/i.test(this.message);
  }
}

const LOGIN = { gcloud: 'gcloud auth login', firebase: 'npx firebase login' };

/** What the failure of a command line means. Exported for its test: no account is needed to tell refusals apart. */
export function failureOf(by: 'gcloud' | 'firebase', failure: string): CouldNotAsk | GoogleRefused {
  if (/ENOENT/.test(failure)) {
    return new CouldNotAsk(
      'gcloud is not installed: see https://cloud.google.com/sdk/docs/install, then run `gcloud auth login`.',
    );
  }
  if (
    /active account|Failed to authenticate|firebase login|auth login|Reauthentication|invalid_grant/i.test(
      failure,
    )
  ) {
    return new CouldNotAsk(
      `${by === 'gcloud' ? 'gcloud' : 'The Firebase CLI'} is not logged in: run \`${LOGIN[by]}\`.`,
    );
  }
  if (
    /ENOTFOUND|ECONN|EAI_AGAIN|ETIMEDOUT|network|Failed to establish|transport|unable to reach/i.test(failure)
  ) {
    return new CouldNotAsk('Google cannot be reached: check the network, and ask again.');
  }
  return new GoogleRefused(failure.trim());
}

const runFile = promisify(execFile);

/** Answers may be long: the roles of a project with many accounts. */
const LONGEST_ANSWER = 32 * 1024 * 1024;

/** The texts of a program that failed: what it printed, or why it didn't start. */
function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
  return `${stdout}${stderr}`.trim() || error.message;
}

async function output(by: 'gcloud' | 'firebase', command: string, args: readonly string[], cwd: string) {
  const env = { ...process.env, NODE_NO_WARNINGS: '1' };
  try {
    return (await runFile(command, args, { cwd, env, maxBuffer: LONGEST_ANSWER })).stdout;
  } catch (error) {
    throw failureOf(by, failureText(error));
  }
}

/** The JSON in what a command line printed, beside which it may say that there is a newer one. */
export function jsonIn(printed: string): unknown {
  const start = printed.search(/^[[{]/m);
  if (start === -1) throw new GoogleRefused(`There is no JSON in the answer: ${printed.trim()}`);
  const end = Math.max(printed.lastIndexOf('}'), printed.lastIndexOf(']'));
  return JSON.parse(printed.slice(start, end + 1));
}

/**
 * Asks by the command lines that are installed here. A tool that could not ask once is not started again: each start takes seconds, and
 * says the same.
 */
export function askByCommandLine(root: string): AskGoogle {
  const silent = new Map<'gcloud' | 'firebase', CouldNotAsk>();
  const call = async (by: 'gcloud' | 'firebase', command: string, args: readonly string[]) => {
    const before = silent.get(by);
    if (before) throw before;
    try {
      return await output(by, command, args, root);
    } catch (error) {
      if (error instanceof CouldNotAsk) silent.set(by, error);
      throw error;
    }
  };
  return async (question) => {
    if (question.by === 'gcloud') {
      const printed = await call('gcloud', 'gcloud', [...question.args, '--format=json', '--quiet']);
      return question.isAct ? undefined : jsonIn(printed);
    }
    if (question.by === 'firebase') {
      const args = [firebaseCliFile(root), ...question.args, '--json', '--non-interactive'];
      return jsonIn(await call('firebase', process.execPath, args));
    }
    const token = await call('gcloud', 'gcloud', ['auth', 'print-access-token', '--quiet']);
    return askApi(question, token.trim());
  };
}

/** User credentials are charged to the project that the header names, which must have the API on. */
async function askApi(
  { url, project, act }: Extract<Question, { by: 'api' }>,
  token: string,
): Promise<unknown> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'X-Goog-User-Project': project,
    'Content-Type': 'application/json',
  };
  let answer: Response;
  try {
    answer = await fetch(url, {
      headers,
      ...(act && { method: act.method, body: JSON.stringify(act.body) }),
    });
  } catch (error) {
    throw new CouldNotAsk('Google cannot be reached: check the network, and ask again.', { cause: error });
  }
  if (!answer.ok) throw new GoogleRefused(`${answer.status}: ${(await answer.text()).trim()}`);
  return answer.json();
}
