// What must be known before the first paint: the colour scheme, so that nobody who chose dark sees a flash of light
// paper, and whether somebody was signed in here. A file of its own because the content security policy allows no
// inline scripts.
(() => {
  const root = document.documentElement;
  const mode = localStorage.getItem('thriftline-theme') ?? 'system';
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  if (localStorage.getItem('accessToken') !== null) root.setAttribute('data-member', '');
})();
