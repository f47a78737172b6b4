import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setAside } from './set-aside.ts';
import type { TriggerEvent } from './trigger-faults.ts';

const MINUTE_MS = 60_000;

/** Faults as they are counted in Firestore. */
function memoryFaults() {
  const counted = new Map<string, { path: string; cause: string; goesOn: boolean; tries: number }>();
  return {
    counted,
    countFault: async ({ eventId, path }: TriggerEvent, cause: string, goesOn: boolean) => {
      const tries = (counted.get(eventId)?.tries ?? 0) + 1;
      counted.set(eventId, { path, cause, goesOn, tries });
      return tries;
    },
    forgetFault: async ({ eventId }: TriggerEvent) => {
      counted.delete(eventId);
    },
  };
}

const eventOf = (id: string, time = new Date().toISOString()) => ({ id, time, document: `things/${id}` });

const unavailable = () => Object.assign(new Error('UNAVAILABLE'), { code: 14 });

describe('setAside', () => {
  it('lets a trigger be told again of a document that it failed at, but not a fourth time', async () => {
    const faults = memoryFaults();
    const told: string[] = [];
    const trigger = setAside(
      'thingWritten',
      async ({ id }: { id: string; time: string }) => {
        told.push(id);
        if (id === 'bad') throw new TypeError('no such path');
      },
      faults,
    );
    await expect(trigger(eventOf('bad'))).rejects.toThrow('no such path');
    await expect(trigger(eventOf('bad'))).rejects.toThrow('no such path');
    await trigger(eventOf('bad'));
    await trigger(eventOf('good'));
    expect(told).toEqual(['bad', 'bad', 'bad', 'good']);
    expect([...faults.counted]).toEqual([
      ['bad', { path: 'things/bad', cause: 'TypeError: no such path', goesOn: false, tries: 3 }],
    ]);
  });

  it('goes on while a service does not answer, and forgets it once it does', async () => {
    const faults = memoryFaults();
    let isDown = true;
    const work = async () => {
      if (isDown) throw unavailable();
    };
    const trigger = setAside('thingWritten', work, faults);
    const late = eventOf('thing', new Date(Date.now() - MINUTE_MS).toISOString());
    for (let tries = 0; tries < 5; tries += 1) await expect(trigger(late)).rejects.toThrow('UNAVAILABLE');
    expect(faults.counted.get('thing')).toMatchObject({ goesOn: true, tries: 5 });
    isDown = false;
    await trigger(late);
    expect(faults.counted.size).toBe(0);
  });

  it('goes on while Storage does not answer', async () => {
    const faults = memoryFaults();
    const trigger = setAside(
      'pictureUploaded',
      () => Promise.reject(Object.assign(new Error('503'), { code: 503 })),
      faults,
    );
    for (let tries = 0; tries < 5; tries += 1) await expect(trigger(eventOf('photo'))).rejects.toThrow('503');
  });

  it('writes nothing where nothing failed', async () => {
    const trigger = setAside('thingWritten', async () => undefined, {
      countFault: () => Promise.reject(new Error('counted')),
      forgetFault: () => Promise.reject(new Error('forgotten')),
    });
    await expect(trigger(eventOf('thing'))).resolves.toBeUndefined();
  });
});

describe('every trigger that is retried', () => {
  const folder = new URL('../triggers/', import.meta.url);
  const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  const retried = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => textOf(file).includes('retry: true'));

  it('is found', () => expect(retried).toContain('document-written.ts'));

  it.each(retried)('goes through it: %s', (file) => {
    const [, name] = /export const (\w+) = on/.exec(textOf(file)) ?? [];
    // What follows from a document goes through it each for itself.
    expect(textOf(file)).toContain(file === 'document-written.ts' ? 'followAll(' : `setAside('${name}', `);
  });
});
