// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followTranslatedTexts, isTranslated } from './follow-translated-texts.ts';

/** Everything below a node that is a text. */
function textsOf(node: Node): Text[] {
  return [...node.childNodes].flatMap((child) => (child instanceof Text ? [child] : textsOf(child)));
}

const WAYS = {
  replaces: (text: Text) => {
    const font = document.createElement('font');
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  },
  'puts an element before, and takes out': (text: Text) => {
    const font = document.createElement('font');
    font.textContent = text.data.toUpperCase();
    text.before(font);
    text.remove();
  },
  wraps: (text: Text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text);
  },
};

/** What is read on the page, in whatever language. */
const read = () => screen.getByRole('paragraph').textContent?.toLowerCase();

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>gone</p> : this.props.children;
  }
}

interface LineProps {
  count: number;
  before?: boolean;
  text?: boolean;
}

function Line({ count, before = false, text = true }: LineProps) {
  return (
    <p>
      {before && <b>new </b>}
      {text && 'There are '}
      {count}
      {text && ' items'}
    </p>
  );
}

const page = (props: LineProps) => (
  <Boundary>
    <Line {...props} />
  </Boundary>
);

/** Shows one after the other, each but the last translated. */
async function show(translate: (text: Text) => void, first: LineProps, ...next: LineProps[]) {
  const { rerender, container } = render(page(first));
  for (const line of next) {
    for (const text of textsOf(container)) if (text.parentNode?.nodeName !== 'FONT') translate(text);
    // A translator has its own turn, and React a later one.
    await Promise.resolve();
    rerender(page(line));
  }
}

let stop: () => void;
beforeEach(() => {
  stop = followTranslatedTexts(window as Window & typeof globalThis);
});
afterEach(() => {
  cleanup();
  stop();
  vi.restoreAllMocks();
});

describe.each(Object.entries(WAYS))('with a translator that %s each text', (_, translate) => {
  it('removes a text that is not shown any more', async () => {
    await show(translate, { count: 2 }, { count: 2, text: false });
    expect(read()).toBe('2');
  });

  it('puts what appears before a text in its place', async () => {
    await show(translate, { count: 2 }, { count: 2, before: true });
    expect(read()).toBe('new there are 2 items');
  });

  it('shows the words that change', async () => {
    await show(translate, { count: 2 }, { count: 3 });
    await vi.waitFor(() => expect(read()).toBe('there are 3 items'));
  });

  it('goes on over several changes', async () => {
    await show(translate, { count: 2 }, { count: 3, before: true }, { count: 4, text: false }, { count: 5 });
    await vi.waitFor(() => expect(read()).toBe('there are 5 items'));
  });

  it('translates words that come back', async () => {
    await show(translate, { count: 2 }, { count: 3 });
    await vi.waitFor(() => expect(read()).toBe('there are 3 items'));
    for (const text of textsOf(document.body)) if (text.data === '3') translate(text);
    expect(read()).toBe('there are 3 items');
  });
});

it('knows of what was replaced in the same turn', () => {
  const { rerender, container } = render(page({ count: 2 }));
  for (const text of textsOf(container)) WAYS.replaces(text);
  rerender(page({ count: 2, text: false }));
  expect(read()).toBe('2');
});

it('takes over a page that was translated before the app ran', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page({ count: 2 }));
  for (const text of textsOf(container)) WAYS.replaces(text);
  expect(isTranslated(window)).toBe(true);
  const onRecoverableError = vi.fn();
  const { rerender } = render(page({ count: 2 }), { container, hydrate: true, onRecoverableError });
  rerender(page({ count: 3, text: false }));
  expect(read()).toBe('3');
  expect(onRecoverableError).toHaveBeenCalled();
  expect(isTranslated(window)).toBe(false);
});

it('lets fail what was taken out otherwise', () => {
  const [parent, child] = [document.createElement('div'), document.createElement('span')];
  expect(() => parent.removeChild(child)).toThrow();
  expect(() => parent.insertBefore(document.createElement('b'), child)).toThrow();
});

it('leaves the page as it was once it is stopped', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stop();
  await show(WAYS.replaces, { count: 2 }, { count: 2, text: false });
  expect(read()).toBe('gone');
});
