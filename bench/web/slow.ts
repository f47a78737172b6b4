import type { Progress } from '@thriftline/run/progress';
import type { Edge } from './edge.ts';
import { type Shop, untilListed } from './shop.ts';
import { type Seen, SLOW, SlowPhone } from './slow-visits.ts';
import { makeStaticPage, STATIC_PATH } from './static-page.ts';

const about = (
  times: number,
) => `A line of ${SLOW.kilobits} kbit/s and ${SLOW.roundTrip} ms there and back, a processor ${SLOW.processor} times as slow, a window of 360 × 740.
A proxy of ours is the line, for pages, workers and every server alike: a round trip for each new connection and each
question, all answers in turns on one line. No packet is lost, TCP starts at full speed, there is no TLS (a round trip more
for each server), and requests go up as fast as they like. HTTP/1.1, where Hosting speaks HTTP/2. Workers are not slowed
down by the processor's factor. Middle one of ${times} visits. The static page has the same words and photos and no script.`;

/** The middle one. */
function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** Visits so many times, one after the other. */
type Several = <T>(visit: () => Promise<T>) => Promise<T[]>;

const timesOf =
  (times: number): Several =>
  async (visit) => {
    const visits = [];
    for (let time = 0; time < times; time += 1) visits.push(await visit());
    return visits;
  };

interface Row {
  label: string;
  figure: number;
  /** At most so many milliseconds; a figure without is there to look at. */
  aim?: number;
  floor?: number | undefined;
  bytes?: number;
  /** Addresses that were asked for until then. */
  asked?: readonly string[];
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

/** The pages that can be measured by themselves, as `slow:home` and its like. */
export const SLOW_PAGES = ['home', 'ad', 'login', 'tap', 'again'] as const;
export type SlowPage = (typeof SLOW_PAGES)[number];

/** An element that has words once there is something to see. */
const ITEM = 'main h3';
const AD = '/ads/advertised-0';
const AD_PAGE = STATIC_PATH.replace('.html', '-ad.html');

interface Visiting {
  phone: SlowPhone;
  edge: Edge;
  url: string;
  shop: Shop;
  executablePath: string;
  several: Several;
}

/** What each page's visits are called, and how they come to its rows. */
const MEASURES: Record<SlowPage, readonly [what: string, measure: (visiting: Visiting) => Promise<Row[]>]> = {
  home: [
    'Visiting the home page on a slow line',
    async ({ phone, edge, url, executablePath, several }) => {
      edge.pages.set(STATIC_PATH, await makeStaticPage(url, executablePath));
      // The first visit of all fills the edge.
      await phone.firstVisit(`${url}/`, ITEM);
      const home = await several(() => phone.firstVisit(`${url}/`, ITEM));
      const still = await several(() => phone.firstVisit(`${url}${STATIC_PATH}`, ITEM));
      const [figure, floor] = [words(home), words(still)];
      return [
        { label: 'home: first item', figure, aim: 3500, floor, bytes: bytesOf(home) },
        { label: 'home: with its photo', figure: pictures(home), floor: pictures(still) },
      ];
    },
  ],
  ad: [
    'Visiting the page of an item on a slow line',
    async ({ phone, edge, url, executablePath, several }) => {
      edge.pages.set(AD_PAGE, await makeStaticPage(url, executablePath, AD));
      await phone.firstVisit(`${url}${AD}`, 'main h1');
      const visits = await several(() => phone.firstVisit(`${url}${AD}`, 'main h1'));
      const still = await several(() => phone.firstVisit(`${url}${AD_PAGE}`, 'main h1'));
      const [figure, floor] = [words(visits), words(still)];
      return [
        { label: 'an item: readable', figure, aim: 3500, floor, bytes: bytesOf(visits) },
        { label: 'an item: with its photo', figure: pictures(visits), floor: pictures(still) },
      ];
    },
  ],
  login: [
    'Logging in on a slow line',
    async ({ phone, url, several }) => {
      await phone.firstVisit(`${url}/login`, 'main h1', false);
      let asked: readonly string[] = [];
      const visits = await several(async () => {
        const login = await phone.firstLogin(url);
        asked = phone.asked;
        return login;
      });
      const of = (read: (visit: (typeof visits)[number]) => number) => median(visits.map(read));
      return [
        { label: 'login: the form', figure: of(({ shown }) => shown) },
        { label: 'login: typing and pressing work', figure: of(({ usable }) => usable), aim: 6000 },
        { label: 'login: signed in', figure: of(({ signedIn }) => signedIn), asked },
      ];
    },
  ],
  tap: [
    'Tapping a category on a slow line',
    async ({ phone, url, shop, several }) => {
      let asked: readonly string[] = [];
      const visits = await several(async () => {
        const seen = await phone.firstCategory(url, shop.few);
        asked = phone.asked;
        return seen;
      });
      const label = 'category: from tap to first card';
      return [{ label, figure: words(visits), aim: 5000, bytes: bytesOf(visits), asked }];
    },
  ],
  again: [
    'Coming again on a slow line',
    async ({ phone, edge, url, shop, executablePath, several }) => {
      edge.pages.set(STATIC_PATH, await makeStaticPage(url, executablePath));
      const pages = [
        ['/', ITEM],
        [`/categories/${shop.few}`, 'main article'],
      ] as const;
      const again = await several(() => phone.secondVisits(url, pages));
      const nth = (index: number) => again.flatMap((visits) => visits[index] ?? []);
      // Beside one that is visited for the first time: the device has nothing of it.
      const floor = words(await several(() => phone.firstVisit(`${url}${STATIC_PATH}`, ITEM)));
      return [
        { label: 'home again', figure: words(nth(0)), aim: 1000, floor, bytes: bytesOf(nth(0)) },
        { label: 'category again', figure: words(nth(1)), aim: 1500, floor, bytes: bytesOf(nth(1)) },
      ];
    },
  ],
};

/** Measures what is seen when on the slowest line there is, and prints each page beside its aims and beside static pages once it is measured. */
export async function measureSlow(
  { edge, url, shop, times }: { edge: Edge; url: string; shop: Shop; times: number },
  pages: readonly SlowPage[],
  executablePath: string,
  progress: Progress,
): Promise<void> {
  await progress.step('Waiting for the listings', () => untilListed(shop));
  const phone = await SlowPhone.start(executablePath);
  const visiting = { edge, url, shop, several: timesOf(times) };
  try {
    console.log(`\n${about(times)}`);
    for (const page of pages) {
      const [what, measure] = MEASURES[page];
      const rows = await progress.step(what, () => measure({ ...visiting, phone, executablePath }));
      print(rows);
      for (const { label, asked = [] } of rows)
        if (asked.length > 0)
          console.log(`  ${label}, asked for: ${asked.map((one) => one.replace(url, '')).join(' ')}`);
    }
  } finally {
    await phone.stop();
  }
}
