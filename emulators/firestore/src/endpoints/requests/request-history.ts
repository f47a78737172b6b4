import { randomUUID } from 'node:crypto';
import { requestJson } from '@thriftline/security-rules';
import type { Evaluation } from '../../rules-bridge/evaluation.ts';

/** Latest evaluations that one who comes later is told. */
const KEPT = 300;

/** An evaluation with what tells it from others. */
interface KeptEvaluation {
  readonly id: string;
  readonly at: Date;
  readonly evaluation: Evaluation;
}

/** The latest requests that rules were asked about, as the Emulator UI shows them. */
export class RequestHistory {
  private readonly kept: KeptEvaluation[] = [];
  private readonly listeners = new Set<(text: string) => void>();

  /** Takes an evaluation and tells it to whoever listens. */
  add(evaluation: Evaluation): void {
    const entry = { id: randomUUID(), at: new Date(), evaluation };
    this.kept.push(entry);
    if (this.kept.length > KEPT) this.kept.shift();
    if (this.listeners.size === 0) return;
    const text = JSON.stringify(toJson(entry));
    for (const listener of this.listeners) listener(text);
  }

  /** Tells the latest evaluations as one list, then each new one by itself; gives the way to stop. */
  follow(listener: (text: string) => void): () => void {
    listener(JSON.stringify(this.kept.map(toJson)));
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

/** The form that the UI reads; the project stands in the name of the release. */
function toJson({ id, at, evaluation }: KeptEvaluation): object {
  const { database, request, verdict, rules } = evaluation;
  const release = `projects/${database.projectId}/releases/cloud.firestore/${database.databaseId}`;
  const json = requestJson(request);
  return {
    rulesReleaseName: release,
    rulesReleaseKey: release,
    requestId: id,
    rules,
    time: at.toISOString(),
    rulesContext: {
      path: `/${[...request.path, ...(request.method === 'list' ? ['*'] : [])].join('/')}`,
      method: request.method,
      time: new Date(Number(request.time.seconds) * 1000 + request.time.nanos / 1_000_000).toISOString(),
      ...json,
    },
    granularAllowOutcomes: verdict.tried.map(({ line, outcome }) => ({ line, outcome: outcome === 'true' })),
    outcome: outcomeOf(verdict),
  };
}

function outcomeOf({ allowed, tried }: Evaluation['verdict']): 'allow' | 'deny' | 'error' {
  if (allowed) return 'allow';
  return tried.some(({ outcome }) => outcome === 'error') ? 'error' : 'deny';
}
