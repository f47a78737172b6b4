import { expect, it } from 'vitest';
import { ProofClock } from '../platform/proof-clock.ts';
import { Agenda } from './agenda.ts';

const HOUR_MS = 60 * 60_000;

it('what is to happen happens in its order and at its time, what it brings about too', async () => {
  const clock = new ProofClock();
  const agenda = new Agenda(clock);
  const start = clock.now();
  const happened: [string, number][] = [];
  const note = (name: string) => async () => {
    happened.push([name, Math.round((clock.now() - start) / HOUR_MS)]);
  };
  agenda.at(start + 5 * HOUR_MS, note('late'));
  agenda.at(start + 2 * HOUR_MS, async () => {
    await note('early')();
    agenda.after(HOUR_MS, note('brought about'));
  });
  agenda.at(start + 2 * HOUR_MS, note('early, too'));
  agenda.at(start + 50 * HOUR_MS, note('another day'));
  await agenda.playUntil(start + 24 * HOUR_MS);
  expect(happened).toEqual([
    ['early', 2],
    ['early, too', 2],
    ['brought about', 3],
    ['late', 5],
  ]);
  expect(Math.round((clock.now() - start) / HOUR_MS)).toBe(24);
});
