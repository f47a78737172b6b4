import type { ProofClock } from '../platform/proof-clock.ts';

/** Something that happens at a time (milliseconds since 1970). */
interface Appointment {
  at: number;
  /** Of those at the same time, the one that was made first comes first. */
  order: number;
  happen: () => Promise<void>;
}

/** What is to happen, each at its time: the clock goes ahead to the next, whatever lies between takes no time. */
export class Agenda {
  private appointments: Appointment[] = [];
  private made = 0;
  private readonly clock: ProofClock;
  private readonly rest: () => Promise<void>;

  /** `rest` waits until what happened has had its consequences. */
  constructor(clock: ProofClock, rest: () => Promise<void> = async () => undefined) {
    this.clock = clock;
    this.rest = rest;
  }

  /** Has something happen at a time; what is past happens at once. */
  at(at: number, happen: () => Promise<void>): void {
    const appointment = { at, order: this.made, happen };
    this.made += 1;
    const after = this.appointments.findIndex((other) => other.at > at);
    if (after < 0) this.appointments.push(appointment);
    else this.appointments.splice(after, 0, appointment);
  }

  /** Has something happen so many milliseconds from now. */
  after(wait: number, happen: () => Promise<void>): void {
    this.at(this.clock.now() + wait, happen);
  }

  /** Lets happen what is to happen before a time, one after the other, and goes on to that time. */
  async playUntil(end: number): Promise<void> {
    for (;;) {
      const next = this.appointments[0];
      if (next === undefined || next.at >= end) break;
      this.appointments.shift();
      this.clock.goTo(next.at);
      await next.happen();
      await this.rest();
    }
    this.clock.goTo(end);
  }
}
