// What happens before and right after the first paint. A file of its own because the content security policy allows no
// inline scripts.

// A page whose text is there already, as the home page is, names its scripts here instead of loading them itself: they
// come right after the text can be read, instead of keeping a slow phone from showing it.
(() => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const [main, ...parts] = document.querySelector('meta[name="scripts"]')?.content.split(' ') ?? [];
    if (main === undefined) return;
    for (const part of parts) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: part });
      document.head.append(link);
    }
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', crossOrigin: '', src: main });
    document.head.append(script);
  };
  addEventListener('DOMContentLoaded', () => {
    // A page in the background is not painted, and not every browser tells of painting.
    if (document.hidden) start();
    else setTimeout(start, 1_000);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
  });
})();

// What the first paint depends on: the colour scheme, so that nobody who chose dark sees a flash of light paper, and
// whether somebody was signed in here.
(() => {
  const root = document.documentElement;
  const mode = localStorage.getItem('thriftline-theme') ?? 'system';
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  if (localStorage.getItem('accessToken') !== null) root.setAttribute('data-member', '');
})();
