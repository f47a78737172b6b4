import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
/** Said of what this device lacks while there is nobody to ask. */
export const NOT_ON_DEVICE = msg`Not available offline yet`;

/** Stands in a line where something small would be, like a telephone number, that this device lacks. */
export function NotHereYet() {
  const { t } = useLingui();
  return t`Not available offline yet. It loads once you’re connected.`;
}
