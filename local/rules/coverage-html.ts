import { childrenOf, type Expression } from './ast.ts';
import type { Coverage, CoveredValue } from './coverage.ts';
import { rootExpressions } from './coverage-report.ts';
import type { Ruleset } from './ruleset.ts';
import { printValue } from './values/print-value.ts';

const STYLE = `body{font:14px/1.5 ui-monospace,monospace;margin:2rem;white-space:pre;tab-size:2}
h1{font:600 1.2rem system-ui;white-space:normal}
span{border-radius:3px}.hit{background:#d7f5dd}.miss{background:#ffe0e0}.error{background:#ffedc2}`;

/** The source of the rules for people: each condition coloured by whether it ran, its outcomes as a tooltip. */
export function coverageHtml(ruleset: Ruleset, coverage: Coverage): string {
  const { text, fileName } = ruleset.source;
  let html = '';
  let offset = 0;
  for (const node of rootExpressions(ruleset)) {
    html += escapeHtml(text.slice(offset, node.start)) + expressionHtml(node, text, coverage);
    offset = node.end;
  }
  html += escapeHtml(text.slice(offset));
  const title = `Coverage of ${escapeHtml(fileName)}`;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
    `<style>${STYLE}</style></head><body><h1>${title}</h1>${html}</body></html>`
  );
}

function expressionHtml(node: Expression, text: string, coverage: Coverage): string {
  const values = coverage.valuesOf(node);
  const outcomes = values.map(
    ({ value, count }) => `${value === undefined ? 'error' : printValue(value)}: ${count}×`,
  );
  let inner = '';
  let offset = node.start;
  for (const child of childrenOf(node)) {
    inner += escapeHtml(text.slice(offset, child.start)) + expressionHtml(child, text, coverage);
    offset = child.end;
  }
  inner += escapeHtml(text.slice(offset, node.end));
  const title = outcomes.length > 0 ? outcomes.join(', ') : 'never evaluated';
  return `<span class="${classOf(values)}" title="${escapeHtml(title)}">${inner}</span>`;
}

function classOf(values: readonly CoveredValue[]): string {
  if (values.length === 0) {
    return 'miss';
  }
  return values.every(({ value }) => value === undefined) ? 'error' : 'hit';
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
