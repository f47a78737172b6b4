import type { IncomingMessage, ServerResponse } from 'node:http';
import { coverageLcov } from '@thriftline/security-rules';
import type { DatabaseDirectory } from '../../calls/database-directory.ts';
import { CollectionPath, type DatabaseName, DocumentPath, invalidArgument } from '../../model/index.ts';
import type { RulesRegistry, RulesScope } from '../../rules-bridge/rules-registry.ts';
import type { UsageMeter } from '../../service/usage-meter.ts';
import type { FirestoreStore } from '../../store/index.ts';
import type { EventDelivery } from '../../triggers/event-delivery.ts';
import { eventarcTrigger, legacyTrigger } from '../../triggers/trigger.ts';
import { parseJsonObject } from '../../wire/json.ts';
import { parseAuthorization } from '../../wire/parse-authorization.ts';
import { errorBody, toStatus } from '../../wire/status.ts';
import { decodePath } from '../http/decode-path.ts';
import { readBody } from '../http/read-body.ts';
import { exportProject, importProject } from './export-import.ts';
import { replaceRules } from './security-rules.ts';

/** What the control endpoints steer. */
export interface Controls {
  readonly store: FirestoreStore;
  readonly databases: DatabaseDirectory;
  readonly rules: RulesRegistry;
  readonly events: EventDelivery;
  readonly usage: UsageMeter;
  /** Ends the process, or the server when it runs inside another. */
  readonly shutdown: () => void;
}

interface ControlRequest {
  readonly controls: Controls;
  /** Path parts the pattern captured. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  /** The body as JSON, whatever its content type says. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Plain text, a page, or JSON. */
type Answer = string | { readonly html: string } | { readonly json: object };

type Handler = (request: ControlRequest) => Answer | Promise<Answer>;

const OK: Answer = { json: {} };

const ROUTES: readonly (readonly [method: string, path: RegExp, handler: Handler])[] = [
  ['GET', /^\/$/, () => 'Ok\n'],
  ['HEAD', /^\/$/, () => 'Ok\n'],
  ['PUT', rulesPath('securityRules'), putRules],
  ['GET', rulesPath('ruleCoverage'), getCoverage],
  ['GET', rulesPath('ruleCoverage\\.html'), getCoveragePage],
  ['GET', rulesPath('ruleCoverage\\.lcov'), getCoverageLcov],
  ['POST', /^\/emulator\/v1\/projects\/[^/]+(?:\/databases\/[^/]+)?:export$/, postExport],
  ['POST', /^\/emulator\/v1\/projects\/[^/]+(?:\/databases\/[^/]+)?:import$/, postImport],
  ['DELETE', /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.+))?$/, clearDocuments],
  ['POST', /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/, postEventarcTrigger],
  ['PUT', /^\/emulator\/v1\/projects\/([^/]+)\/triggers\/([^/]+)$/, putTrigger],
  ['GET', /^\/emulator\/v1\/usage$/, getUsage],
  ['DELETE', /^\/emulator\/v1\/usage$/, resetUsage],
  ['POST', /^\/reset$/, reset],
  ['POST', /^\/shutdown$/, shutDown],
];

/** Serves what the CLI and test tools steer the emulator by. Nobody has to sign in here. */
export class ControlEndpoint {
  private readonly controls: Controls;

  constructor(controls: Controls) {
    this.controls = controls;
  }

  /** Answers one request; unknown paths get 404. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    try {
      const pathname = decodePath(url.pathname);
      for (const [method, path, handler] of ROUTES) {
        const match = method === request.method ? path.exec(pathname) : null;
        if (!match) continue;
        const body = parseJsonObject(await readBody(request));
        const parts = match.slice(1).map((part) => part ?? '');
        const { authorization } = request.headers;
        const { controls } = this;
        send(response, await handler({ controls, parts, query: url.searchParams, authorization, body }));
        return;
      }
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not Found\n');
    } catch (error) {
      const status = toStatus(error);
      response.writeHead(status.httpStatus, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(errorBody(status)));
    }
  }
}

/** The rules of a project, or of one of its databases. */
function rulesPath(verb: string): RegExp {
  return new RegExp(`^/emulator/v1/projects/([^/]+?)(?:/databases/([^/]+))?:${verb}$`);
}

function scopeOf([projectId = '', databaseId = '']: readonly string[]): RulesScope {
  return { projectId, ...(databaseId && { databaseId }) };
}

function send(response: ServerResponse, answer: Answer): void {
  if (typeof answer === 'string') {
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end(answer);
  } else if ('html' in answer) {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(answer.html);
  } else {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.json));
  }
}

function putRules({ controls, parts, body }: ControlRequest): Answer {
  return { json: replaceRules(controls.rules, scopeOf(parts), body) };
}

function getCoverage({ controls, parts }: ControlRequest): Answer {
  return { json: controls.rules.coverage(scopeOf(parts)) };
}

function getCoveragePage({ controls, parts }: ControlRequest): Answer {
  return { html: controls.rules.coveragePage(scopeOf(parts)) };
}

function getCoverageLcov({ controls, parts }: ControlRequest): Answer {
  return coverageLcov(controls.rules.coverage(scopeOf(parts)));
}

async function postExport({ controls, authorization, body }: ControlRequest): Promise<Answer> {
  parseAuthorization(authorization);
  await exportProject(controls.store, body);
  return OK;
}

async function postImport({ controls, authorization, body }: ControlRequest): Promise<Answer> {
  parseAuthorization(authorization);
  await importProject(controls.store, body);
  return OK;
}

function clearDocuments({ controls, parts, authorization }: ControlRequest): Answer {
  const [projectId = '', databaseId = '', below = ''] = parts;
  const name: DatabaseName = { projectId, databaseId };
  parseAuthorization(authorization);
  const segments = below.split('/').filter((segment) => segment !== '');
  controls.databases.open(name).clear(pathOf(segments));
  return OK;
}

function pathOf(segments: readonly string[]): DocumentPath | CollectionPath | null {
  if (segments.length === 0) return null;
  return segments.length % 2 === 0 ? new DocumentPath(segments) : new CollectionPath(segments);
}

function postEventarcTrigger({ controls, parts, query, body }: ControlRequest): Answer {
  const [projectId = ''] = parts;
  const key = query.get('eventarcTriggerId');
  if (!key) throw invalidArgument('The query parameter eventarcTriggerId is missing.');
  controls.events.register(projectId, eventarcTrigger(projectId, key, body));
  return OK;
}

function putTrigger({ controls, parts, body }: ControlRequest): Answer {
  const [projectId = '', key = ''] = parts;
  controls.events.register(projectId, legacyTrigger(key, body));
  return OK;
}

function getUsage({ controls }: ControlRequest): Answer {
  return { json: controls.usage.report() };
}

function resetUsage({ controls }: ControlRequest): Answer {
  controls.usage.reset();
  return OK;
}

function reset({ controls }: ControlRequest): Answer {
  controls.store.clear();
  return 'Resetting...\n';
}

function shutDown({ controls }: ControlRequest): Answer {
  setImmediate(controls.shutdown);
  return 'Shutting down.';
}
