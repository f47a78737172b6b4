import type { World } from '../platform/world.ts';
import { HOUR_MS, type Play } from './play.ts';
import { nextCall, type Rhythm, readRhythm } from './rhythm.ts';

/**
 * How often the clock stops for the scheduled functions. What is called more often is called then: it does what it would have done a
 * little earlier, and nothing else, so that nothing is lost but the hours between.
 */
const STOP_MS = 6 * HOUR_MS;
/** The same once nobody buys anything any more. */
const LATE_STOP_MS = 12 * HOUR_MS;

/** Calls the functions that are deployed with a schedule, each in its rhythm. */
export class Timetable {
  private readonly world: World;
  private readonly due: { name: string; rhythm: Rhythm; at: number }[];

  constructor(world: World) {
    this.world = world;
    const now = world.clock.now();
    this.due = world.platform.functions.flatMap(({ name, schedule }) => {
      if (schedule === undefined) return [];
      const rhythm = readRhythm(schedule);
      return [{ name, rhythm, at: nextCall(rhythm, now) }];
    });
  }

  /** Calls those whose time has come, all at once, as the platform does. One that fails has its next time. */
  async callDue(): Promise<void> {
    const now = this.world.clock.now();
    const due = this.due.filter(({ at }) => at <= now);
    await Promise.all(
      due.map(async (one) => {
        one.at = nextCall(one.rhythm, now);
        await this.call(one.name);
      }),
    );
  }

  /** Stops the clock again and again, until the end. */
  keep({ agenda, start, end: lastSale }: Pick<Play, 'agenda' | 'start' | 'end'>, end: number): void {
    const stop = (at: number) => {
      if (at >= end) return;
      agenda.at(at, async () => {
        await this.callDue();
        stop(at + (at < lastSale ? STOP_MS : LATE_STOP_MS));
      });
    };
    stop(start + STOP_MS);
  }

  private async call(name: string): Promise<void> {
    const { platform } = this.world;
    await fetch(`${platform.url}/${name}`, { method: 'POST', body: '{}' })
      .then((response) => response.arrayBuffer())
      // Its instance died.
      .catch(() => undefined);
  }
}
