/**
 * English that no catalog has, in a line each, on a page in the pseudo-language. What people wrote, addresses and what `left` matches
 * are no texts of the shop. Runs in the page.
 */
export function unbracketed(left: string): string[] {
  const isLeft = new RegExp(left, 'u');
  const ENGLISH = /(?<![\p{L}\p{N}_@./-])[A-Za-z]{3,}(?![\p{L}\p{N}_@./-])/u;
  const isOwn = (text: string) => ENGLISH.test(text) && !/[[\]]/.test(text) && !isLeft.test(text.trim());
  const isHidden = (element: Element) =>
    element.closest('bdi, script, style, noscript, textarea, option[lang], [aria-hidden=true], svg') !== null;
  /** The words around a node that stand on its lines: elements within a text split it up. */
  const around = (node: Node) => {
    let element = node.parentElement;
    while (element?.parentElement && getComputedStyle(element).display.startsWith('inline'))
      element = element.parentElement;
    return element?.textContent ?? '';
  };
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: element, textContent: text } = node;
    if (element === null || text === null || isHidden(element) || !element.checkVisibility()) continue;
    if (isOwn(text) && !/[[\]]/.test(around(node)))
      found.add(`${element.tagName}: ${text.trim().slice(0, 80)}`);
  }
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title]')) {
    if (isHidden(element)) continue;
    for (const name of ['aria-label', 'placeholder', 'title']) {
      const text = element.getAttribute(name) ?? '';
      if (isOwn(text)) found.add(`${element.tagName} ${name}: ${text.slice(0, 80)}`);
    }
  }
  return [...found];
}
