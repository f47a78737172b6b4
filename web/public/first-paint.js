// What happens before and right after the first paint. A file of its own because the content security policy allows no
// inline scripts.

// What the first paint depends on: the color scheme, so that a reader who chose dark sees no flash of white, and whether an
// account was signed in here.
(() => {
  const root = document.documentElement;
  // Where site data is forbidden, the mere question throws.
  const kept = (key) => {
    try {
      return localStorage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  const keep = (key, text) => {
    try {
      localStorage?.setItem(key, text);
    } catch (error) {
      console.debug(`${key} is not kept.`, error);
    }
  };
  const mode = kept('thriftline-theme') ?? 'system';
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  if (kept('accessToken') !== null) root.setAttribute('data-member', '');

  // The choices of the shell's hold before their scripts have come, for a page that is gone on to, too. Once they have, those are below the
  // document and come first.
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    if (defaultPrevented || target.closest('[data-switch="theme"]') === null) return;
    const chosen = root.getAttribute('data-theme') === 'dark' ? 'light' : 'dark';
    root.setAttribute('data-theme', chosen);
    keep('thriftline-theme', chosen);
  });
  document.addEventListener('change', ({ target }) => {
    if (target.matches('[data-choice="language"]')) keep('language', JSON.stringify(target.value));
  });
})();

// A page that was drawn in another language than its reader's is read at its address in theirs, where it has one; where it has none, its
// texts wait for the script that changes them, for a moment (index.html). Only at an address that names no language is the
// reader's asked for: the one that was chosen here last (web/src/lib/language), else the first of the browser's that there is.
const leaves = (() => {
  const { documentElement: root, head } = document;
  const addressIn = (language) => head.querySelector(`link[rel="alternate"][hreflang="${language}"]`)?.href;
  const pathOf = (address) => address && new URL(address).pathname;
  const offered = head.querySelector('meta[name="languages"]')?.content.split(' ') ?? [];
  const kept = (() => {
    try {
      return JSON.parse(localStorage?.getItem('language') ?? 'null');
    } catch {
      return null;
    }
  })();
  const wanted = [kept, ...navigator.languages.map((tag) => tag.split('-')[0])].find((one) =>
    offered.includes(one),
  );
  if (wanted === undefined || wanted === root.lang) return false;
  const forAll = pathOf(addressIn('x-default'));
  const isOver = forAll === location.pathname;
  if (!isOver && (forAll !== undefined || head.querySelector('meta[name="scripts"]') === null)) return false;
  root.setAttribute('data-foreign', '');
  if (isOver) {
    const there = new URL(location.href);
    // Of the address only the path, so that it stays on this site.
    there.pathname = pathOf(addressIn(wanted));
    location.replace(there);
  }
  return isOver;
})();

// The browser may want to ask, before anything else is here, whether the app shall be installed: at the wrong moment. The page
// asks at a better one (web/src/lib/install).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});

// A form that is sent before its script has come never leaves the page: it is named here, the page says so, and the script
// sends it (web/src/lib/browser/early-submit.ts). The script's own listener is below the document and comes first, once it is there.
document.addEventListener('submit', (event) => {
  const { target: form, defaultPrevented } = event;
  if (defaultPrevented || form.method !== 'post') return;
  event.preventDefault();
  document.documentElement.setAttribute('data-submitted', form.id);
});

// The pictures of the first items are waited for, where their cards stand in the page already. Where they do not, the
// pictures are asked for, and shown where their cards will stand, as soon as their addresses are known: the scripts that draw
// the cards come later, on a slow phone by seconds. Settled when that is done, or is not to be.
const firstPictures = (async () => {
  const read = document.querySelector('link[rel="preload"][href="/api/home/advertisements"]');
  const path = read?.getAttribute('href');
  const answer =
    path &&
    fetch(path, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(15_000),
    });
  // web/src/lib/calls/fetch-json.ts takes the answer from here, and tells of it when there is none.
  if (answer) window.earlyReads = new Map([[path, answer]]);
  const parsed = new Promise((resolve) => {
    addEventListener('DOMContentLoaded', resolve);
  });

  const show = async (place, { img, thumb = img }) => {
    const picture = new Image();
    // As web/src/components/cards/image-frame.tsx asks for them, so that they are fetched once.
    picture.fetchPriority = 'high';
    picture.sizes = '(max-width: 37.49em) 46vw, (max-width: 56.24em) 31vw, (max-width: 74.99em) 24vw, 230px';
    if (thumb !== img) picture.srcset = `${thumb} 480w, ${img} 1600w`;
    picture.src = thumb;
    await picture.decode();
    Object.assign(place.style, {
      animation: 'none',
      background: `var(--mui-palette-background-paper) url("${picture.currentSrc}") top / 100% auto no-repeat`,
    });
  };
  const showFirst = async () => {
    const response = await answer;
    const items = response?.ok ? await response.clone().json() : [];
    await parsed;
    const places = [...document.querySelectorAll('[aria-labelledby="advertised"] li')];
    const inSight = places.slice(0, innerWidth < 600 ? 2 : 4);
    const unsold = items.filter(({ availability, paid }) => !availability && !paid);
    await Promise.all(
      inSight.map(
        (place, index) =>
          place.querySelector('img')?.decode() ?? (unsold[index] && show(place, unsold[index])),
      ),
    );
  };
  // What fails here fails again, and is told, where the cards are drawn.
  await showFirst().catch((error) => console.debug('The first pictures come with their cards.', error));
})();

// A page whose text is there already, as the home page is, names its scripts here instead of loading them itself: they
// come right after the text can be read and the first pictures seen, instead of keeping a slow phone from showing them.
// Links and the search work without them.
(() => {
  const named = document.querySelector('meta[name="scripts"]');
  const [main, ...parts] = named?.content.split(' ') ?? [];
  if (main === undefined || leaves) return;
  const fetchAhead = () => {
    for (const href of [main, ...parts]) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
      document.head.append(link);
    }
  };
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    if (hasFirst) fetchAhead();
    // The framework, then the app, each in a task of its own, so that taps are answered in between.
    const before = named.dataset.before?.split(' ').filter(Boolean) ?? [];
    for (const src of [...before, main]) {
      const script = document.createElement('script');
      Object.assign(script, { type: 'module', crossOrigin: '', async: false, src });
      document.head.append(script);
    }
  };
  // Where nothing else is waited for, they are on their way while the text is painted.
  const hasFirst = document.querySelector('link[rel="preload"]') !== null;
  if (!hasFirst) fetchAhead();
  addEventListener('DOMContentLoaded', () => {
    // A page in the background is not painted, and not every browser tells of painting.
    if (document.hidden) start();
    else setTimeout(start, 1_500);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      // Once they are painted, too.
      firstPictures.then(() => requestAnimationFrame(() => setTimeout(start)));
    }).observe({ type: 'paint', buffered: true });
  });
})();
