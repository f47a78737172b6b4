import { plural, t } from '@lingui/core/macro';
import { perLocale } from '@thriftline/domain/base/locale/locale';
/** The fields of a form that are marked as wrong, in its order; those in a part that is not shown do not count. */
export function invalidFields(form: HTMLFormElement): HTMLElement[] {
  const marked = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
  return marked.filter((field) => field.closest('[hidden]') === null);
}

/** What a field is called: by its label, its own name, or what it stands in. Pictures may come in several ways, which are one field. */
function labelOf(field: HTMLElement): string {
  const group = field.matches('[type="file"]') ? field.closest('fieldset')?.querySelector('legend') : null;
  const own = group?.textContent?.trim() ?? field.getAttribute('aria-label');
  if (own !== null) return own;
  const labels = 'labels' in field ? (field.labels as NodeListOf<HTMLLabelElement> | null) : null;
  const label =
    labels?.[0] ?? field.querySelector('legend') ?? field.closest('fieldset')?.querySelector('legend');
  // Material UI marks what is required with a star.
  return (label?.textContent ?? '').replace(/\*$/, '').trim();
}

const listFormat = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));

/** What is said at the button of fields that are wrong: `Check “Resale price”.`, `Check 2 fields: Photos, Location.` */
export function checkWords(fields: readonly HTMLElement[]): string | undefined {
  const labels = [...new Set(fields.map(labelOf))].filter((label) => label !== '');
  const [first, second] = labels;
  if (first === undefined) return fields.length > 0 ? t`Check the marked fields.` : undefined;
  if (second === undefined) return t`Check “${first}”.`;
  const names = listFormat().format(labels);
  const count = labels.length;
  return t`Check ${plural(count, { one: '# field', other: '# fields' })}: ${names}.`;
}

/** Leads to a field: into sight, clear of what stands at the edges, and the next key goes into it. */
export function leadTo(field: HTMLElement): void {
  const target = field.matches('input, select, textarea, button')
    ? field
    : (field.querySelector<HTMLElement>('input, select, textarea, button') ?? field);
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
}
