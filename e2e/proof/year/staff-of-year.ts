import { decideAtDesk } from './order-story.ts';
import { ADMINS, LEAVING, RESTRICTED, SELLERS, YEAR_DAYS } from './people.ts';
import { ask, askUntilAnswered, DAY_MS, dayOf, HOUR_MS, type Play } from './play.ts';

/** The fee at first, and from the middle of the year on. */
export const FIRST_FEE = { percent: 5, fixed: 0.3 };
const LATER_FEE = { percent: 7.25, fixed: 0.2 };

/** How long somebody waits who may not go yet. */
const ASK_AGAIN_DAYS = 4;

async function accountOf({ world }: Play, uid: string): Promise<string | undefined> {
  return (await world.firestore.doc(`sellerAccounts/${uid}`).get()).get('accountId');
}

/** A seller says where their money goes; the provider has all it wants at once. */
async function openPayouts(play: Play, uid: string): Promise<void> {
  await askUntilAnswered(play, [uid, 'openPayouts', {}], async () => {
    const account = await accountOf(play, uid);
    if (account) await play.world.controls.post(`accounts/${account}/onboard`, { outcome: 'complete' });
  });
}

async function ofRestricted(play: Play, act: string, body: object = {}): Promise<void> {
  const account = await accountOf(play, RESTRICTED);
  if (account) await play.world.controls.post(`accounts/${account}/${act}`, body);
}

async function changeFee(play: Play): Promise<void> {
  const { firestore, clock } = play.world;
  const version: unknown = (await firestore.doc('settings/shop').get()).get('version') ?? 0;
  const { percent: feePercent, fixed: feeFixed } = LATER_FEE;
  const { status } = await ask(play, ADMINS[0], 'saveShopSettings', { version, feePercent, feeFixed });
  if (status !== 200) throw new Error('The fee could not be changed');
  play.log.feeRules.push({ from: clock.now(), ...LATER_FEE });
}

/** Somebody asks for their account to be deleted, again and again while something stands against it. */
async function leave(play: Play, uid: string): Promise<void> {
  play.log.leaving.set(uid, play.world.clock.now());
  const { status } = await ask(play, uid, 'deleteMyAccount', { word: 'delete' });
  if (status !== 200) play.agenda.after(ASK_AGAIN_DAYS * DAY_MS, () => leave(play, uid));
}

/** The provider pays out what the sellers have, week by week. */
async function payOutWeekly(play: Play): Promise<void> {
  for (const { uid } of SELLERS) {
    const account = await accountOf(play, uid);
    if (account) await play.world.controls.post(`accounts/${account}/pay_out`);
  }
}

/** Has something happen each day, or each so many days, at an hour, until the end of all timers. */
function regularly(
  play: Play,
  { hour, days }: { hour: number; days: number },
  end: number,
  act: (day: number) => Promise<void>,
) {
  const lastDay = Math.floor((end - play.start) / DAY_MS);
  for (let day = days - 1; day < lastDay; day += days) {
    play.agenda.at(dayOf(play, day) + hour * HOUR_MS, () => act(day));
  }
}

const isHoliday = (day: number) => day >= YEAR_DAYS.holiday && day < YEAR_DAYS.holidayEnd;

/** What sellers, admins, the operator and the provider do in the year that is about no single sale. */
export function planStaff(play: Play, end: number): void {
  const { agenda } = play;
  const onDay = (day: number, act: () => Promise<void>) => {
    const at = dayOf(play, day) + 9.5 * HOUR_MS;
    if (at < play.end) agenda.at(at, act);
  };
  for (const { uid, opensOn } of SELLERS) {
    if (opensOn !== undefined) onDay(opensOn, () => openPayouts(play, uid));
  }
  onDay(YEAR_DAYS.restriction, () =>
    ofRestricted(play, 'restrict', { due: ['individual.verification.document'] }),
  );
  onDay(YEAR_DAYS.restrictionEnd, () => ofRestricted(play, 'make_ready'));
  onDay(YEAR_DAYS.feeChange, () => changeFee(play));
  for (const { uid, day } of LEAVING) onDay(day, () => leave(play, uid));
  regularly(play, { hour: 15, days: 1 }, end, (day) =>
    isHoliday(day) ? Promise.resolve() : decideAtDesk(play),
  );
  regularly(play, { hour: 6, days: 7 }, end, () => payOutWeekly(play));
}
