// Sets the colour scheme before the first paint, so that nobody who chose dark sees a flash of light paper.
// A file of its own because the content security policy allows no inline scripts.
(() => {
  const mode = localStorage.getItem('thriftline-theme') ?? 'system';
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
