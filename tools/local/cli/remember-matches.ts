/** A rule of Hosting's: the paths it is for, as a glob or as a regular expression. */
export interface PathRule {
  glob?: string;
  source?: string;
  regex?: string;
}

/** What is used of `superstatic/lib/utils/patterns`, the server that the Firebase CLI has for Hosting. */
export interface PathPatterns {
  configMatcher(path: string, rule: PathRule): boolean;
}

/** Paths remembered of one rule; the website's build has some 500 files. */
export const PATHS_REMEMBERED = 2_000;

/**
 * Has Hosting's server remember which rules fit a path. It compiles every rule anew for every request, and the one that names each file of
 * the build (suite/cached-assets.ts) takes almost 3 ms: a quarter of a second for the hundred files of a page, in the one thread of the CLI.
 */
export function rememberMatches(patterns: PathPatterns): void {
  const ask = patterns.configMatcher;
  const ofGlobs = new Map<string, Map<string, boolean>>();
  const ofPatterns = new Map<string, Map<string, boolean>>();
  patterns.configMatcher = (path, rule) => {
    // Texts themselves, whose hash is made once: the rule that names each file is 20 kB long.
    const glob = rule.glob || rule.source;
    const answers = glob ? ofGlobs : ofPatterns;
    const key = glob || rule.regex || '';
    const known = answers.get(key) ?? new Map<string, boolean>();
    answers.set(key, known);
    const answer = known.get(path) ?? ask(path, rule);
    if (known.size >= PATHS_REMEMBERED) known.clear();
    known.set(path, answer);
    return answer;
  };
}
