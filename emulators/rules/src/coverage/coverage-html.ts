import { coverageSummary, printGap } from './coverage-gaps.ts';
import { type CoverageNode, type CoverageReport, type CoverageValue, causeOf } from './coverage-report.ts';

const STYLE = `body{font:14px/1.5 ui-monospace,monospace;margin:2rem;color:#111;background:#fff}
h1{font:600 1.2rem system-ui}pre{tab-size:2}
.hit{background:#d7f5dd}.half{background:#ffedc2}.error{background:#ffd9b0}.miss{background:#ffc9c9}
.hit .hit,.half .half{background:none}`;

/**
 * The source of the rules for people. Each expression tells in a tooltip what it came out as; its colour says whether
 * it had a value, was both true and false, only failed, or was never evaluated.
 */
export function coverageHtml(report: CoverageReport): string {
  const text = report.rules.files.map(({ content }) => content).join('\n');
  const { fileName, expressions, conditions, gaps } = coverageSummary(report);
  let html = '';
  let offset = 0;
  for (const node of report.report) {
    html += escapeHtml(text.slice(offset, node.sourcePosition.currentOffset)) + expressionHtml(node, text);
    offset = node.sourcePosition.endOffset + 1;
  }
  html += escapeHtml(text.slice(offset));
  const title = `Coverage of ${escapeHtml(fileName)}`;
  const list = gaps.map((gap) => `<li>${escapeHtml(printGap(gap))}</li>`).join('');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
    `<style>${STYLE}</style></head><body><h1>${title}</h1>` +
    `<p>${expressions} expressions, ${conditions} of them conditions. ` +
    '<span class="hit">seen</span>, conditions both true and false; <span class="half">true only or false only</span>; ' +
    `<span class="error">errors only</span>; <span class="miss">never evaluated</span>.</p><ul>${list}</ul>` +
    `<pre>${html}</pre></body></html>`
  );
}

function expressionHtml(node: CoverageNode, text: string): string {
  const { currentOffset, endOffset } = node.sourcePosition;
  const values = node.values ?? [];
  let inner = '';
  let offset = currentOffset;
  for (const child of node.children ?? []) {
    inner += escapeHtml(text.slice(offset, child.sourcePosition.currentOffset)) + expressionHtml(child, text);
    offset = child.sourcePosition.endOffset + 1;
  }
  inner += escapeHtml(text.slice(offset, endOffset + 1));
  const title = values.length > 0 ? values.map(printOutcome).join(', ') : 'never evaluated';
  const kind = classOf(values, text.slice(currentOffset, endOffset + 1));
  return `<span class="${kind}" title="${escapeHtml(title)}">${inner}</span>`;
}

function printOutcome(outcome: CoverageValue): string {
  const { value, count } = outcome;
  const cause = causeOf(outcome);
  if (cause !== undefined) {
    return `error: ${cause} ${count}×`;
  }
  const shown = Object.values(value)[0];
  return `${typeof shown === 'object' ? JSON.stringify(shown) : shown}: ${count}×`;
}

function classOf(values: readonly CoverageValue[], expression: string): string {
  if (values.length === 0) {
    return 'miss';
  }
  if (values.every((value) => causeOf(value) !== undefined)) {
    return 'error';
  }
  const truths = new Set(values.map(({ value }) => value.boolValue).filter((truth) => truth !== undefined));
  return truths.size === 1 && expression !== 'true' && expression !== 'false' ? 'half' : 'hit';
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
