import { msg } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import { dayOf, startOfDay } from './device.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a seller usually takes to answer, in rough steps. */
export const ANSWER_TIMES = ['hour', 'hours', 'day', 'days'] as const;
export type AnswerTime = (typeof ANSWER_TIMES)[number];

/** What the seller's page says of it. */
export const ANSWER_TIME_WORDS = lookedUp<AnswerTime>({
  hour: msg`Usually answers within an hour`,
  hours: msg`Usually answers within a few hours`,
  day: msg`Usually answers within a day`,
  days: msg`Usually answers within several days`,
});

/** Until so long it is `hours`. */
const FEW_HOURS = 6;

/** From so many people on whom somebody answers it is said how long that takes. */
export const MIN_ASKERS = 5;

/** The newest conversations that are looked at. */
export const MOST_CONVERSATIONS = 50;

/** A conversation that its buyer began. Times in milliseconds since 1970. */
export interface Question {
  askerId: string;
  askedAt: number;
  /** When the seller answered first; undefined while they have not. */
  answeredAt: number | undefined;
}

/** A time in the words of the page. Milliseconds. */
export function answerTimeOf(wait: number): AnswerTime {
  if (wait <= HOUR_MS) return 'hour';
  if (wait <= FEW_HOURS * HOUR_MS) return 'hours';
  return wait <= DAY_MS ? 'day' : 'days';
}

/**
 * How long each had waited as the day began: whoever waits still, and less than a day, is not counted yet; who asked more than once
 * counts with their newest question.
 */
function waitsOf(questions: readonly Question[], today: number): number[] {
  const newest = new Map<string, Question>();
  for (const question of questions.filter(({ askedAt }) => askedAt < today)) {
    const known = newest.get(question.askerId);
    if (known === undefined || known.askedAt < question.askedAt) newest.set(question.askerId, question);
  }
  return [...newest.values()].flatMap(({ askedAt, answeredAt }) => {
    if (answeredAt !== undefined && answeredAt < today) return [Math.max(0, answeredAt - askedAt)];
    const waited = today - askedAt;
    return waited < DAY_MS ? [] : [Math.max(waited, DAY_MS + 1)];
  });
}

/**
 * How long a seller usually takes to answer: the median of the times that each asker waited, the longer of the middle two; undefined
 * below MIN_ASKERS. It goes by what was there when the day began (UTC), so that nobody sees it move as somebody is answered.
 */
export function usualAnswerTime(questions: readonly Question[], now: number): AnswerTime | undefined {
  const waits = waitsOf(questions, startOfDay(dayOf(now)).getTime());
  if (waits.length < MIN_ASKERS) return undefined;
  const median = waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)];
  return median === undefined ? undefined : answerTimeOf(median);
}
