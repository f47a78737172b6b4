/** What sticks out of the window sideways, in a line each. Runs in the page. */
export function sticksOut(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const clips = (element: Element) => {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    }
    return false;
  };
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    // What is visually hidden is one pixel wide; drawings may hang over the edge.
    if (width <= 1 || height <= 1 || element.closest('svg, [aria-hidden=true]') !== null) return false;
    return (right > clientWidth + 1 || left < -1) && !clips(element);
  });
  return [
    ...wide.map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`),
    ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px`] : []),
  ];
}
