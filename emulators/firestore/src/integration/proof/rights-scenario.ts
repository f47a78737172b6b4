import { expect } from 'vitest';
import type { WireTarget } from '../../wire/stream-messages.ts';
import { WireListener } from '../testing/wire-listener.ts';
import {
  type Habits,
  ModelTarget,
  type Row,
  RULES,
  type Rules,
  rulesText,
  SERVICE,
  type Target,
  type Who,
} from './rights-model.ts';

const PATIENCE = { timeout: 5_000, interval: 2 };
const PERMISSION_DENIED = 7;
/** A target of every stream whose news tell that all before has come. */
const END = 1;

/** A document as it is written, but for what tells writes apart; null deletes it. */
export type Written = { readonly [Key in 'owner' | 'n' | 'open']?: Row[Key] } | null;
/** What may happen next. */
export type Step =
  | { readonly writes: readonly (readonly [path: string, written: Written])[] }
  | { readonly rules: number }
  | { readonly listen: Target }
  | { readonly reopenAs: Who; readonly goesOn: boolean };

let scenarios = 0;

/** One client of an emulator, and the model of what it has to be told. */
export class Scenario {
  private readonly port: number;
  private readonly habits: Habits;
  private readonly project: string;
  private readonly listener: WireListener;
  private readonly documents = new Map<string, Row>();
  private readonly targets = new Map<number, ModelTarget>();
  private rules: Rules = RULES[0] as Rules;
  private who: Who;
  private counted = 0;

  constructor(port: number, habits: Habits, asWho: Who) {
    scenarios += 1;
    this.port = port;
    this.habits = habits;
    this.who = asWho;
    this.project = `demo-rights-${process.pid}-${scenarios}`;
    this.listener = new WireListener(port, this.database);
  }

  async begin(): Promise<void> {
    await this.replaceRules(this.rules);
    await this.commit(
      ['rows/a', 'rows/b', 'rows/c', 'gates/anna', 'members/anna'].map((each, at) => [
        each,
        { owner: at === 1 ? 'bert' : 'anna', n: at, open: true },
      ]),
    );
    await this.open();
  }

  async take(each: Step): Promise<void> {
    if ('writes' in each) {
      await this.commit(each.writes);
      const paths = each.writes.map(([written]) => written);
      for (const known of this.targets.values()) {
        known.committed(this.who, this.rules, this.documents, paths, this.habits);
      }
    } else if ('rules' in each) {
      await this.replaceRules(RULES[each.rules] as Rules);
      for (const known of this.targets.values()) {
        known.replaced(this.who, this.rules, this.documents, this.habits);
      }
    } else if ('listen' in each) {
      const id = 2 * (this.targets.size + 1);
      this.targets.set(id, new ModelTarget(each.listen));
      await this.issue(id, false);
    } else {
      this.listener.leave();
      this.who = each.reopenAs;
      await this.open();
      for (const [id, known] of this.targets) if (known.lives) await this.issue(id, each.goesOn);
    }
    await this.check(JSON.stringify(each));
  }

  close(): void {
    this.listener.close();
  }

  private get database(): string {
    return `projects/${this.project}/databases/(default)`;
  }

  private async open(): Promise<void> {
    this.listener.open(tokenOf(this.who));
    this.listener.add(END, { documents: { documents: [`${this.database}/documents/ends/end`] } });
    await expect.poll(() => this.listener.isSettled(END), PATIENCE).toBe(true);
  }

  private async issue(id: number, goesOn: boolean): Promise<void> {
    const known = this.targets.get(id) as ModelTarget;
    known.issue(this.who, this.rules, this.documents);
    this.listener.add(id, wireTarget(this.database, known.target), goesOn);
    await expect.poll(() => this.listener.isSettled(id), PATIENCE).toBe(true);
  }

  private async check(what: string): Promise<void> {
    await this.commit([['ends/end', {}]]);
    const end = this.documents.get('ends/end');
    await expect
      .poll(() => toRow(this.listener.shown(END).documents.get('ends/end'))?.v, PATIENCE)
      .toBe(end?.v);
    if (this.habits === SERVICE) expect(this.differences(), what).toEqual([]);
    // Google's tells the targets of a stream each in its own time.
    else await expect.poll(() => this.differences(), { ...PATIENCE, message: what }).toEqual([]);
  }

  private differences(): string[] {
    const found = [...this.listener.faults];
    for (const [id, known] of this.targets) {
      const { documents, removedBecause } = this.listener.shown(id);
      const name = `target ${id} (${JSON.stringify(known.target)})`;
      if (removedBecause !== (known.lives ? undefined : PERMISSION_DENIED)) {
        found.push(`${name} ${known.lives ? 'ended' : 'lives'}, by the rules it should not`);
      }
      const shown = inWords([...documents].map(([each, fields]) => [each, toRow(fields)?.v]));
      const wanted = inWords([...known.shown].map(([each, row]) => [each, row.v]));
      // One that ended may have been told to forget what it showed.
      if (shown !== wanted && (known.lives || shown !== ''))
        found.push(`${name} shows ${shown}, not ${wanted}`);
    }
    return found;
  }

  private async replaceRules(rules: Rules): Promise<void> {
    this.rules = rules;
    const files = [{ name: 'x.rules', content: rulesText(rules) }];
    await this.ask('PUT', `emulator/v1/projects/${this.project}:securityRules`, { rules: { files } });
  }

  private async commit(all: readonly (readonly [path: string, written: Written])[]): Promise<void> {
    const wire = all.map(([each, fields]) => {
      const name = `${this.database}/documents/${each}`;
      if (fields === null) {
        this.documents.delete(each);
        return { delete: name };
      }
      this.counted += 1;
      const row = { ...fields, v: this.counted };
      this.documents.set(each, row);
      return {
        update: {
          name,
          fields: Object.fromEntries(Object.entries(row).map(([key, value]) => [key, wireValue(value)])),
        },
      };
    });
    await this.ask('POST', `v1/${this.database}/documents:commit`, { writes: wire });
  }

  private async ask(method: string, path: string, body: object): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/${path}`, {
      method,
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    expect(answer.status, await answer.text()).toBe(200);
  }
}

function inWords(rows: readonly (readonly [path: string, v: number | undefined])[]): string {
  return rows
    .map(([each, v]) => `${each}@${v}`)
    .sort()
    .join(' ');
}

function wireValue(value: unknown): object {
  if (typeof value === 'number') return { integerValue: String(value) };
  return typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value };
}

function toRow(fields: Readonly<Record<string, unknown>> | undefined): { readonly v: number } | undefined {
  return fields && { v: Number((fields.v as { integerValue?: unknown }).integerValue) };
}

function tokenOf({ uid: name, role }: Who): string | undefined {
  if (name === null) return undefined;
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: name, user_id: name, role })}.`;
}

function wireTarget(database: string, given: Target): WireTarget {
  const parent = `${database}/documents`;
  if ('paths' in given) return { documents: { documents: given.paths.map((each) => `${parent}/${each}`) } };
  const { owner, below, limit } = given.query;
  const filter = (fieldPath: string, op: string, value: object) => ({
    fieldFilter: { field: { fieldPath }, op, value },
  });
  const filters = [
    ...(owner === null ? [] : [filter('owner', 'EQUAL', { stringValue: owner })]),
    ...(below === null ? [] : [filter('n', 'LESS_THAN', { integerValue: below })]),
  ];
  const structuredQuery = {
    from: [{ collectionId: 'rows' }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(limit !== null && { limit: { value: limit } }),
  };
  return { query: { parent, structuredQuery } } as WireTarget;
}
