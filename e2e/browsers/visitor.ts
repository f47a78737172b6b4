import { PORTS } from '@thriftline/domain/base/ports';
import type { Tab } from './engines/engine.ts';

const SHOP = `http://127.0.0.1:${PORTS.hosting + Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0)}`;

/** How often a page is looked at, and how long at most, in milliseconds: a first call of a function takes its time. */
const LOOK_MS = 50;
const PATIENCE_MS = 45_000;

/** The mark of what was found, for the driver to find it again. */
const FOUND = '[data-found]';

/**
 * Finds what a person would, in the page: a `control` by its words or label, from the one above all else downwards; marks it.
 * Words fit as a whole, or by their beginning where they end with an asterisk.
 */
const FIND = `
  const [kind, words] = arguments;
  const start = words.endsWith('*') ? words.slice(0, -1) : undefined;
  const tidy = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const fits = (text) => (start === undefined ? tidy(text) === words : tidy(text).startsWith(start));
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) || one.type === 'file';
  const namesOf = (one) => [
    one.getAttribute('aria-label'),
    ...(one.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => id && document.getElementById(id)?.textContent),
    ...[...(one.labels ?? [])].map((label) => label.textContent.replace(/\\s*\\*$/, '')),
    kind === 'field' ? undefined : one.innerText,
  ];
  // A menu beside the page may have a link of the same words as the page's button.
  const selectors = kind === 'field' ? ['input, textarea, select'] : ['button, [role="button"], summary', 'a[href]'];
  const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')].filter(isShown);
  const places = [...dialogs.reverse(), document.querySelector('main'), document.body];
  const all = places.flatMap((place) => selectors.flatMap((selector) => [...(place?.querySelectorAll(selector) ?? [])]));
  for (const one of all) {
    if (!isShown(one) || !namesOf(one).some(fits)) continue;
    // It is the one that is meant, not another of these words further down.
    if (one.disabled || one.getAttribute('aria-disabled') === 'true') return null;
    for (const old of document.querySelectorAll('${FOUND}')) old.removeAttribute('data-found');
    one.setAttribute('data-found', '');
    one.scrollIntoView({ block: 'center' });
    return one.localName;
  }
  return null;
`;

/** Sets a list of choices as a person does. */
const CHOOSE = `
  const [option] = arguments;
  const list = document.querySelector('${FOUND}');
  const at = [...list.options].findIndex(({ value, text }) => value === option || text.trim() === option);
  if (at < 0) return false;
  list.selectedIndex = at;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
`;

/** Goes to an address a moment after the page is no longer that of the login. */
const LEAVE_AFTER_LOGIN = `
  const [path, afterMs] = arguments;
  const look = () => {
    if (location.pathname === '/login') setTimeout(look, 5);
    else setTimeout(() => location.assign(path), afterMs);
  };
  look();
`;

interface Account {
  email: string;
  password: string;
}

/** Somebody in front of a tab, in whatever browser. Each act waits until the page is as far. */
export class Visitor {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Types an address of the shop. */
  async open(path: string): Promise<void> {
    await this.tab.open(SHOP + path);
  }

  /** Waits until the page holds this text. */
  async sees(text: string): Promise<void> {
    const isSeen = 'return document.body.innerText.replace(/\\s+/g, " ").includes(arguments[0])';
    await this.#until(`see "${text}"`, () => this.tab.run<boolean>(isSeen, text));
  }

  /** Waits until the function's body gives something true, and gives that. */
  finds<T>(what: string, body: string, ...given: unknown[]): Promise<T> {
    return this.#until(`find ${what}`, () => this.tab.run<T | null>(body, ...given));
  }

  /** Presses the button or link with these words. */
  async presses(words: string): Promise<void> {
    await this.#until(`press "${words}"`, async () => {
      if ((await this.tab.run(FIND, 'control', words)) === null) return false;
      await this.tab.click(FOUND);
      return true;
    });
  }

  /** Types into the field with this label, or picks that of its choices. */
  async fills(label: string, text: string): Promise<void> {
    await this.#until(`fill in "${label}"`, async () => {
      const found = await this.tab.run<string | null>(FIND, 'field', label);
      if (found === 'select') return this.tab.run<boolean>(CHOOSE, text);
      if (found === null) return false;
      await this.tab.click(FOUND);
      await this.tab.type(FOUND, text);
      return true;
    });
  }

  /** Logs in by the form, and waits until the shop goes on. */
  async logsIn(account: Account): Promise<void> {
    await this.#fillsInLogin(account);
    await this.presses('Log in');
    await this.finds('what comes after the login', 'return location.pathname !== "/login"');
  }

  /** Logs in by the form, and goes to the address so many milliseconds after the shop went on, while that is still being loaded. */
  async logsInAndLeaves(account: Account, path: string, afterMs: number): Promise<void> {
    await this.#fillsInLogin(account);
    await this.tab.run(LEAVE_AFTER_LOGIN, path, afterMs);
    await this.presses('Log in');
  }

  async #fillsInLogin({ email, password }: Account): Promise<void> {
    await this.open('/login');
    await this.fills('Email', email);
    await this.fills('Password', password);
  }

  async #until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    let last: unknown;
    for (;;) {
      try {
        const found = await look();
        if (found !== null && found !== undefined && found !== false) return found;
      } catch (error) {
        // The page is being replaced, or something lies above what was found.
        last = error;
      }
      if (Date.now() > deadline) {
        const shown = await this.tab.run(
          'return location.href + "\\n" + [...document.querySelectorAll("main, [role=dialog]")].map((part) => part.innerText.slice(-1500)).join("\\n---\\n")',
        );
        const typed = await this.tab.run(
          'return [...document.querySelectorAll("input, textarea")].map((field) => field.name + "=" + field.value).join(", ")',
        );
        throw new Error(`Nobody could ${what}. The page: ${shown}\nIts fields: ${typed}`, { cause: last });
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }
}
