import { t } from '@lingui/core/macro';
/** What is told of an act that is done: also when what goes with it takes longer than the call. */
export function stillFinishingText(done: string, { isPending }: { isPending?: true }): string {
  return isPending ? t`${done}. We’re finishing the rest.` : done;
}
