/** Words that are cut off, in a line each. Runs in the page. */
export function cutOff(): string[] {
  const hides = (value: string) => value === 'hidden' || value === 'clip';
  const isCut = (element: Element) => {
    const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(element);
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    // What is visually hidden is one pixel wide; drawings may hang over the edge.
    if (clientWidth <= 1 || clientHeight <= 1 || element.closest('svg, [aria-hidden=true]') !== null)
      return false;
    // An excerpt that leads to the whole, what can be scrolled, and a label that is whole once it makes way for what is typed.
    if (webkitLineClamp !== 'none' || element.matches('textarea, input')) return false;
    if (textOverflow === 'ellipsis' && element.closest('main a[href], label') !== null) return false;
    return (
      (hides(overflowX) && scrollWidth > clientWidth + 1) ||
      (hides(overflowY) && scrollHeight > clientHeight + 2)
    );
  };
  const hasWords = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
  return [...document.body.querySelectorAll('*')]
    .filter((element) => hasWords(element) && isCut(element))
    .map((element) => `${element.tagName} ${element.className}: cuts ${element.textContent?.slice(0, 40)}`);
}
