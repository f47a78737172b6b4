/** What a translator put in the place of a text, by the text that was there. */
type StandIns = WeakMap<Text, ChildNode>;

const CHANGES = { childList: true, subtree: true } as const;
const WORDS = { characterData: true } as const;

/** Translators write what they put in into elements of this kind, which no page of the shop has. */
const STAND_IN = 'FONT';

function isText(node: Node | null): node is Text {
  return node?.nodeType === Node.TEXT_NODE;
}

function isStandIn(node: Node | null | undefined): node is HTMLElement {
  return node?.nodeName === STAND_IN;
}

/** Whether a translator was at the page: what a server drew of it is no more what the app expects, and is drawn anew. */
export function isTranslated({ document }: Window): boolean {
  return document.querySelector(STAND_IN) !== null;
}

/** The element that was put in where the text was, by what changed there, if a translator did it. */
function standInOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): HTMLElement | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(isStandIn);
}

/** The child of the parent that the node is, or is inside of; null where it is elsewhere. */
function childHolding(parent: Node, node: Node | undefined): Node | null {
  let at: Node | null = node ?? null;
  while (at !== null && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/** Takes the node out, and what translators wrapped around it, unless something else is in there, too. */
function takeOut(parent: Node, node: ChildNode): void {
  let wrapper = node.parentNode;
  node.remove();
  while (wrapper !== null && wrapper !== parent && wrapper.childNodes.length === 0) {
    const empty: Node = wrapper;
    wrapper = empty.parentNode;
    wrapper?.removeChild(empty);
  }
}

/**
 * Lets React go on with a page that the browser's translator changes. Translators replace each text by an element, or wrap it in
 * one; React goes by the texts it made, and throws, or changes words that nobody sees (https://github.com/facebook/react/issues/11538).
 * Here what stands in for a text is known: it is removed, and things are put before it, in the text's place; words that change come
 * back as they are, for the translator to translate. What is not where React has it for another reason fails as ever. To be called
 * before React is started. Gives back how to stop.
 */
export function followTranslatedTexts(target: Window & typeof globalThis): () => void {
  const { document } = target;
  const { prototype } = target.Node;
  const { removeChild, insertBefore } = prototype;
  const standIns: StandIns = new WeakMap();

  const note = (record: MutationRecord) => {
    for (const node of record.removedNodes) {
      const standIn = isText(node) && node.parentNode === null ? standInOf(record) : undefined;
      if (!isText(node) || standIn === undefined) continue;
      standIns.set(node, standIn);
      observer.observe(node, WORDS);
    }
    for (const node of record.addedNodes) {
      if (isText(node) && node.isConnected) forget(node)?.remove();
    }
  };
  const forget = (text: Text) => {
    const standIn = standIns.get(text);
    standIns.delete(text);
    return standIn;
  };
  const follow = (records: readonly MutationRecord[]) => {
    for (const record of records) {
      if (record.type === 'childList') note(record);
      else if (isText(record.target)) forget(record.target)?.replaceWith(record.target);
    }
  };
  const observer = new target.MutationObserver(follow);

  /** What is in the place of a node that is no child of the parent any more: itself in a wrapper, or what stands in for it. */
  const inPlaceOf = (parent: Node, node: Node): ChildNode | null => {
    if (!isText(node)) return null;
    follow(observer.takeRecords());
    const placed = [node, standIns.get(node)].find((one) => childHolding(parent, one) !== null);
    return placed ?? null;
  };

  prototype.removeChild = function removePlaced<T extends Node>(this: Node, child: T): T {
    const placed = child.parentNode === this ? null : inPlaceOf(this, child);
    if (placed === null || !isText(child)) return removeChild.call(this, child) as T;
    forget(child);
    takeOut(this, placed);
    return child;
  };
  prototype.insertBefore = function insertPlaced<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const isAstray = before !== null && before.parentNode !== this;
    const placed = isAstray ? inPlaceOf(this, before) : null;
    const at = placed === null ? before : childHolding(this, placed);
    return insertBefore.call(this, node, at) as T;
  };
  observer.observe(document, CHANGES);

  return () => {
    observer.disconnect();
    Object.assign(prototype, { removeChild, insertBefore });
  };
}
