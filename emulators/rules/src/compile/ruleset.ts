import type { CompiledMatch } from '../evaluate/compiled-match.ts';
import { MatchIndex } from '../evaluate/match-index.ts';
import type { RulesService } from '../requests/request.ts';
import type { FileNode } from '../syntax/ast.ts';
import type { Source } from '../syntax/source.ts';
import { compileProgram } from './program.ts';

/** Rules text compiled for a service; made by `compileRules`, asked by `decide`. */
export class Ruleset {
  readonly source: Source;
  readonly service: RulesService;
  readonly file: FileNode;
  readonly matches: readonly CompiledMatch[];
  /** The same, by what they are for. */
  readonly index: MatchIndex;
  #observedIndex: MatchIndex | null = null;

  constructor(source: Source, file: FileNode, service: RulesService) {
    this.source = source;
    this.file = file;
    this.service = service;
    this.matches = compileProgram(file, service, false);
    this.index = new MatchIndex(this.matches);
  }

  /** 1 or 2, as the text begins. */
  get version(): 1 | 2 {
    return this.file.version;
  }

  /** The same matches, compiled so that the outcome of every expression is noted; slower. */
  get observedIndex(): MatchIndex {
    this.#observedIndex ??= new MatchIndex(compileProgram(this.file, this.service, true));
    return this.#observedIndex;
  }
}
