import { fromDocument } from '@thriftline/domain/base/document-names';
import type { Payout } from '@thriftline/domain/payouts/payout';
import { statementCsv } from '@thriftline/web/statement-csv';
import { readDeal } from '../checker/read-state.ts';
import type { Violation } from '../checker/state.ts';
import { checkYear, checkYearEnd } from '../checker/year/check-year.ts';
import { type MonthRow, monthOf } from '../checker/year/month-row.ts';
import { readYear } from '../checker/year/read-year.ts';
import type { ToldNews, YearState } from '../checker/year/year-state.ts';
import { Random } from '../plan/random.ts';
import { startWorld, type World } from '../platform/world.ts';
import { callOutsideRace } from '../run/call-function.ts';
import { Agenda } from './agenda.ts';
import { expire, readExpiries } from './expire.ts';
import { planFaults } from './faults-of-year.ts';
import { bounceRefund } from './money-story.ts';
import { ADMINS, addPeople, emailOf, LEAVING, nameOf, SELLERS } from './people.ts';
import { DAY_MS, HOUR_MS, type Play } from './play.ts';
import { readTold } from './read-told.ts';
import { rest } from './rest.ts';
import { hearOfReviews } from './review-story.ts';
import { planListings, sellAgain } from './sale.ts';
import { FIRST_FEE, planStaff } from './staff-of-year.ts';
import { Timetable } from './timetable.ts';
import { newLog } from './year-log.ts';

/** A year that begins then has both changes of clocks, two turns of the year's end in it, and a 29 February. */
const FIRST_DAY = Date.parse('2027-10-18T00:00:00Z');

/** A small shop sells so much in a year, of what is listed. */
const LISTED_A_YEAR = 345;
const DAYS_A_YEAR = 365;

/** After the last sale: longer than each timer of an order in turn, and the reviews after it. */
const LAST_TIMERS_DAYS = 100;

/** What a year brought. */
export interface YearResult {
  rows: MonthRow[];
  violations: Violation[];
  sales: number;
  deaths: string[];
  /** What people tried and the shop refused. */
  refusals: ReadonlyMap<string, number>;
}

/** Hears of a month as it ends, and of what was not wrong before. */
type OnMonth = (row: MonthRow, fresh: readonly Violation[]) => void;

/** What a seller's page gives as a file. */
async function statementOf({ world }: Play, sellerId: string): Promise<{ sellerId: string; csv: string }> {
  const { docs } = await world.firestore.collection('payouts').where('sellerId', '==', sellerId).get();
  const payouts = docs.map((found) => ({ ...(fromDocument(found.data()) as Payout), _id: found.id }));
  return { sellerId, csv: statementCsv(payouts) };
}

/** The state as the checker reads it. */
async function readState(play: Play): Promise<YearState> {
  const { world, log } = play;
  const { result } = await callOutsideRace(world.platform.url, ADMINS[1], 'readBooks', {});
  const gone = [];
  for (const { uid } of LEAVING) {
    const isGone = log.leaving.has(uid) && !(await world.firestore.doc(`users/${uid}`).get()).exists;
    if (isGone) gone.push({ uid, name: nameOf(uid), email: emailOf(uid) });
  }
  const statements = await Promise.all(SELLERS.map(({ uid }) => statementOf(play, uid)));
  return readYear(world, { ...log, gone, statements, books: result as Record<string, number> });
}

/** What people do once they are told of something. */
function hear(play: Play, news: ToldNews): void {
  const { random, agenda } = play;
  play.log.told.push(news);
  hearOfReviews(play, news);
  if (news.kind === 'freeAgain' || news.kind === 'saleUndone') {
    const item = news.productId;
    if (item !== undefined && random.chance(0.5)) {
      agenda.after(random.between(5, 100) * HOUR_MS, () => sellAgain(play, item));
    }
  }
  if (news.kind === 'refunded' && news.orderId !== undefined && random.chance(0.06)) {
    const { orderId } = news;
    agenda.after(random.between(2, 8) * DAY_MS, () => bounceRefund(play, orderId));
  }
}

/** The first moments of the months that lie in it. */
function monthsBetween(start: number, end: number): number[] {
  const months: number[] = [];
  for (let at = nextMonth(start); at < end; at = nextMonth(at)) months.push(at);
  return months;
}

function nextMonth(after: number): number {
  const date = new Date(after);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

async function playIn(
  world: World,
  { seed, days, onMonth }: { seed: number; days: number; onMonth: OnMonth },
): Promise<YearResult> {
  world.clock.goTo(FIRST_DAY);
  const start = world.clock.now();
  const agenda = new Agenda(world.clock, () => rest(world));
  const play: Play = {
    world,
    agenda,
    random: new Random(seed),
    log: newLog(),
    start,
    end: start + days * DAY_MS,
  };
  const end = play.end + LAST_TIMERS_DAYS * DAY_MS;
  play.log.feeRules.push({ from: start, ...FIRST_FEE });
  const told = { type: 'google.cloud.firestore.document.v1.created', document: 'users/{uid}/inbox/{id}' };
  await world.hear('toldInYear', told, (body) => hear(play, readTold(body)));
  const said = {
    type: 'google.cloud.firestore.document.v1.created',
    document: 'conversations/{conversationId}/messages/{id}',
  };
  await world.hear('dealtInYear', said, (body) => {
    const deal = readDeal(body);
    if (deal) play.log.dealtEver.push(deal);
  });
  await addPeople(world, FIRST_FEE, (uid, email) => world.standIn.add(uid, email));
  await rest(world);

  const timetable = new Timetable(world);
  timetable.keep(play, end);
  planListings(play, Math.ceil((LISTED_A_YEAR * days) / DAYS_A_YEAR));
  planStaff(play, end);
  planFaults(play);
  const expiries = await readExpiries();
  for (let day = 1; day * DAY_MS < end - start; day += 1) {
    agenda.at(start + day * DAY_MS + 30 * 60_000, () => expire(world, expiries));
  }

  const found = new Map<string, Violation>();
  const rows: MonthRow[] = [];
  let before = start;
  for (const at of [...monthsBetween(start, end), end]) {
    await agenda.playUntil(at);
    await timetable.callDue();
    await rest(world);
    const state = await readState(play);
    const isEnd = at === end;
    const fresh: Violation[] = [];
    for (const violation of [...checkYear(state), ...(isEnd ? checkYearEnd(state) : [])]) {
      const name = `${violation.rule} ${violation.subject}`;
      if (!found.has(name)) fresh.push(violation);
      found.set(name, violation);
    }
    const row = monthOf(state, { from: before, until: at, violations: found.size });
    rows.push(row);
    onMonth(row, fresh);
    before = at;
  }
  return {
    rows,
    violations: [...found.values()],
    sales: rows.reduce((sum, { sales }) => sum + sales, 0),
    deaths: world.platform.deaths.map(({ step, moment }) => `${moment} ${step}`),
    refusals: play.log.refusals,
  };
}

/** Plays so many days of a small shop, and all timers after them. */
export async function playYear(
  given: { seed: number; days: number; onMonth: OnMonth },
  log: (line: string) => void,
): Promise<YearResult> {
  const world = await startWorld(log, undefined, { isStoreSteady: true });
  try {
    return await playIn(world, given);
  } finally {
    await world.stop();
  }
}
