import { chromium } from 'playwright-core';

/** Where the edge serves the page beside the shop's own. */
export const STATIC_PATH = '/bench-static-page.html';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

interface Shown {
  title: string;
  /** What there is to read besides the items. */
  text: string;
  items: { name: string; text: string; img: string | null }[];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page of plain HTML with what a page shows: its title, its items, their pictures and prices; no script at all. */
function staticPage({ title, text: words, items }: Shown): string {
  const cards = items.map(({ name, text, img }, index) => {
    const loading = index < 4 ? 'eager' : 'lazy';
    const picture =
      img === null ? '' : `<img src="${escaped(img)}" alt="" width="480" height="360" loading="${loading}">`;
    return `<article>${picture}<h3>${escaped(name)}</h3><p>${escaped(text)}</p></article>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width"><style>body{margin:16px;font:16px/1.5 sans-serif}main{display:grid;gap:12px;
grid-template-columns:1fr 1fr}img{width:100%;height:auto}h1,main>p{grid-column:1/-1}h1{font-size:28px}h3,p{margin:4px 0}</style></head><body>
<main><h1>${escaped(title)}</h1>${cards.join('')}<p>${escaped(words)}</p></main></body></html>`;
}

/** Makes such a page of what the home page shows right now, or the page of an item. */
export async function makeStaticPage(url: string, executablePath: string, path = '/'): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(`${url}${path}`);
    const heads = path === '/' ? 'main h3' : 'main h1';
    await page.locator(heads).first().waitFor();
    const shown = await page.evaluate(
      (selector): Shown => ({
        title: document.querySelector('h1')?.textContent ?? '',
        text: selector === 'main h1' ? (document.querySelector('main')?.textContent ?? '') : '',
        items: [...document.querySelectorAll(selector)].map((heading) => {
          const card = heading.closest('li, article, a, main') ?? heading;
          const img = card.querySelector('img');
          return {
            name: heading.textContent ?? '',
            text: card.textContent ?? '',
            img: img === null ? null : img.currentSrc || img.src,
          };
        }),
      }),
      heads,
    );
    if (shown.items.some(({ img }) => img === null)) throw new Error('An item of the page shows no photo.');
    return staticPage(shown);
  } finally {
    await browser.close();
  }
}
