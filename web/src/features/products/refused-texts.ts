import { plural, t } from '@lingui/core/macro';
import { errorMessage } from '@/lib/texts/error-message.ts';

/** Why items were refused, a sentence each: of hundreds that met the same limit it is said once. */
export function refusedTexts(
  names: readonly string[],
  fates: readonly PromiseSettledResult<unknown>[],
): string[] {
  const byReason = new Map<string, string[]>();
  fates.forEach((fate, index) => {
    if (fate.status === 'fulfilled') return;
    const why = errorMessage(fate.reason);
    byReason.set(why, [...(byReason.get(why) ?? []), names[index] ?? '']);
  });
  return [...byReason].map(([why, [name = '', ...others]]) => {
    const count = others.length + 1;
    return t`${plural(count, { one: `“${name}”: ${why}`, other: `# items, including “${name}”: ${why}` })}`;
  });
}
