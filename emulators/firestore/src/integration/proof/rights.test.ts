import { propertyLimit, propertyRuns } from '@thriftline/security-rules/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../../index.ts';
import type { WireTarget } from '../../wire/stream-messages.ts';
import { WireListener } from '../testing/wire-listener.ts';
import {
  GOOGLES_EMULATOR,
  type Habits,
  ModelTarget,
  type Row,
  type RowQuery,
  RULES,
  type Rules,
  rulesText,
  SERVICE,
  type Target,
  type Who,
} from './rights-model.ts';

/**
 * Listeners whose rights come and go: by documents that rules look up, by other rules, by another token. What each was
 * sent is what rules allowed at that moment; one that may read no longer is ended with the cause and hears nothing more.
 * `FIRESTORE_BESIDE=PORT` has Google's emulator there do the same, by its own habits.
 */
const LIMIT_MS = 60_000;
const PATIENCE = { timeout: 5_000, interval: 2 };
const PERMISSION_DENIED = 7;
/** A target of every stream whose news tell that all before has come. */
const END = 1;

let emulator: FirestoreEmulator;
beforeAll(async () => {
  emulator = await startFirestoreEmulator({ log: () => undefined });
});
afterAll(() => emulator.stop());

const uid = fc.constantFrom('anna', 'bert');
const who: fc.Arbitrary<Who> = fc.record({
  uid: fc.oneof({ weight: 6, arbitrary: uid }, { weight: 1, arbitrary: fc.constant(null) }),
  role: fc.constantFrom('guest', 'guest', 'admin'),
});
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'c', 'd').map((id) => `rows/${id}`) },
  { weight: 2, arbitrary: uid.map((name) => `gates/${name}`) },
  { weight: 1, arbitrary: uid.map((name) => `members/${name}`) },
);
/** A document as it is written, but for what tells writes apart; null deletes it. */
const written = fc.option(fc.record({ owner: uid, n: fc.nat(5), open: fc.boolean() }), { freq: 5 });
const query: fc.Arbitrary<RowQuery> = fc.record({
  owner: fc.option(uid, { freq: 2 }),
  below: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 2 }),
  limit: fc.option(fc.integer({ min: 1, max: 2 }), { freq: 2 }),
});
const target: fc.Arbitrary<Target> = fc.oneof(
  { weight: 3, arbitrary: query.map((each) => ({ query: each })) },
  {
    weight: 1,
    arbitrary: fc
      .uniqueArray(fc.constantFrom('rows/a', 'rows/b', 'rows/c'), { minLength: 1, maxLength: 2 })
      .map((paths) => ({ paths })),
  },
);
type Written = { readonly [Key in 'owner' | 'n' | 'open']?: Row[Key] } | null;
type Step =
  | { readonly writes: readonly (readonly [path: string, written: Written])[] }
  | { readonly rules: number }
  | { readonly listen: Target }
  | { readonly reopenAs: Who; readonly goesOn: boolean };

const writes = fc.uniqueArray(fc.tuple(path, written), {
  minLength: 1,
  maxLength: 3,
  selector: ([each]) => each,
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ writes }) },
  { weight: 1, arbitrary: fc.record({ rules: fc.nat(RULES.length - 1) }) },
  { weight: 2, arbitrary: fc.record({ listen: target }) },
  { weight: 1, arbitrary: fc.record({ reopenAs: who, goesOn: fc.boolean() }) },
);

let scenarios = 0;

/** One client of an emulator, and the model of what it has to be told. */
class Scenario {
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
    this.open();
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
      this.open();
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

  private open(): void {
    this.listener.open(tokenOf(this.who));
    this.listener.add(END, { documents: { documents: [`${this.database}/documents/ends/end`] } });
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

async function hold(port: number, habits: Habits): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      who,
      fc.array(target, { minLength: 1, maxLength: 4 }),
      fc.array(step, { minLength: 4, maxLength: 12 }),
      async (asWho, targets, steps) => {
        const scenario = new Scenario(port, habits, asWho);
        try {
          await scenario.begin();
          for (const listen of targets) await scenario.take({ listen });
          for (const each of steps) await scenario.take(each);
        } finally {
          scenario.close();
        }
      },
    ),
    propertyRuns(20),
  );
}

describe('a listener whose rights come and go', () => {
  it(
    'is told what the rules allow at that moment, and nothing after they refuse it',
    () => hold(emulator.port, SERVICE),
    propertyLimit(LIMIT_MS),
  );

  const beside = Number(process.env.FIRESTORE_BESIDE);
  it.runIf(beside)(
    "is so of Google's emulator, which asks at other times",
    () => hold(beside, GOOGLES_EMULATOR),
    propertyLimit(LIMIT_MS),
  );
});
