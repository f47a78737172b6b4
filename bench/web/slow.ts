import type { Progress } from '@thriftline/bin/progress';
import type { Edge } from './edge.ts';
import { type Shop, untilListed } from './shop.ts';
import { type Seen, SLOW, SlowPhone } from './slow-visits.ts';
import { makeStaticPage, STATIC_PATH } from './static-page.ts';

const TIMES = 3;

const ABOUT = `A line of ${SLOW.kilobits} kbit/s and ${SLOW.roundTrip} ms there and back, a processor ${SLOW.processor} times as slow, a window of 360 × 740.
A proxy of ours is the line, for pages, workers and every server alike: a round trip for each new connection and each
question, all answers in turns on one line. No packet is lost, TCP starts at full speed, there is no TLS (a round trip more
for each server), and requests go up as fast as they like. HTTP/1.1, where Hosting speaks HTTP/2. Workers are not slowed
down by the processor's factor. Middle one of ${TIMES} visits. The static page has the same words and pictures and no script.`;

/** The middle one. */
function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

async function several<T>(visit: () => Promise<T>): Promise<T[]> {
  const visits: T[] = [];
  for (let time = 0; time < TIMES; time += 1) visits.push(await visit());
  return visits;
}

interface Row {
  label: string;
  figure: number;
  /** At most so many milliseconds; a figure without is there to look at. */
  aim?: number;
  floor?: number | undefined;
  bytes?: number;
}

function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ label }) => label.length));
  for (const { label, figure, aim, floor, bytes } of rows) {
    const reached = aim === undefined ? '   ' : figure <= aim ? 'yes' : 'NO ';
    const beside = [
      ...(aim === undefined ? [] : [`≤ ${seconds(aim)}`]),
      ...(floor === undefined
        ? []
        : [`${(figure / floor).toFixed(2)} times a static page's ${seconds(floor)}`]),
      ...(bytes === undefined ? [] : [`${(bytes / 1000).toFixed(0)} kB`]),
    ];
    console.log(`  ${label.padEnd(width)}  ${seconds(figure).padStart(8)}  ${reached}  ${beside.join('; ')}`);
  }
}

const words = (visits: readonly Seen[]) => median(visits.map((visit) => visit.words));
const pictures = (visits: readonly Seen[]) => median(visits.map((visit) => visit.picture));
const bytesOf = (visits: readonly Seen[]) => median(visits.map((visit) => visit.bytes));

/** Measures what is seen when on the slowest line there is, and prints it beside its aims and beside static pages. */
export async function measureSlow(
  { edge, url, shop }: { edge: Edge; url: string; shop: Shop },
  executablePath: string,
  progress: Progress,
): Promise<void> {
  const ad = '/ads/advertised-0';
  const item = 'main h3';
  edge.pages.set(STATIC_PATH, await makeStaticPage(url, executablePath));
  const adPage = STATIC_PATH.replace('.html', '-ad.html');
  edge.pages.set(adPage, await makeStaticPage(url, executablePath, ad));
  await progress.step('Waiting for the listings', () => untilListed(shop));
  const phone = await SlowPhone.start(executablePath);
  try {
    console.log(`\n${ABOUT}`);
    // The first visit of all fills the edge.
    await phone.firstVisit(`${url}/`, item);
    await phone.firstVisit(`${url}${ad}`, 'main h1');
    await phone.firstVisit(`${url}/login`, 'main h1', false);
    const rows: Row[] = [];
    await progress.step('Visiting the home page on a slow line', async () => {
      const home = await several(() => phone.firstVisit(`${url}/`, item));
      const still = await several(() => phone.firstVisit(`${url}${STATIC_PATH}`, item));
      rows.push(
        {
          label: 'home: first item',
          figure: words(home),
          aim: 3500,
          floor: words(still),
          bytes: bytesOf(home),
        },
        { label: 'home: with its picture', figure: pictures(home), floor: pictures(still) },
      );
    });
    await progress.step('Visiting the page of an item on a slow line', async () => {
      const visits = await several(() => phone.firstVisit(`${url}${ad}`, 'main h1'));
      const still = await several(() => phone.firstVisit(`${url}${adPage}`, 'main h1'));
      rows.push(
        {
          label: 'an item: readable',
          figure: words(visits),
          aim: 3500,
          floor: words(still),
          bytes: bytesOf(visits),
        },
        { label: 'an item: with its picture', figure: pictures(visits), floor: pictures(still) },
      );
    });
    await progress.step('Logging in on a slow line', async () => {
      const visits = await several(() => phone.firstLogin(url));
      rows.push(
        { label: 'login: the form', figure: median(visits.map(({ shown }) => shown)) },
        {
          label: 'login: typing and pressing work',
          figure: median(visits.map(({ usable }) => usable)),
          aim: 6000,
        },
        { label: 'login: signed in', figure: median(visits.map(({ signedIn }) => signedIn)) },
      );
    });
    let askedFor: readonly string[] = [];
    await progress.step('Tapping a category on a slow line', async () => {
      const visits = await several(async () => {
        const seen = await phone.firstCategory(url, shop.few);
        askedFor = phone.asked;
        return seen;
      });
      rows.push({
        label: 'category: from tap to first card',
        figure: words(visits),
        aim: 5000,
        bytes: bytesOf(visits),
      });
    });
    await progress.step('Coming again on a slow line', async () => {
      const again = await several(() =>
        phone.secondVisits(url, [
          ['/', item],
          [`/categories/${shop.few}`, 'main article'],
        ]),
      );
      const nth = (index: number) => again.flatMap((visits) => visits[index] ?? []);
      rows.push(
        { label: 'home again', figure: words(nth(0)), aim: 1000 },
        { label: 'category again', figure: words(nth(1)), aim: 1500 },
      );
    });
    console.log();
    print(rows);
    console.log(
      `  Asked for by the tapped category: ${askedFor.map((one) => one.replace(url, '')).join(' ')}`,
    );
  } finally {
    await phone.stop();
  }
}
