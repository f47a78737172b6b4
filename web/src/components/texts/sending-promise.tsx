import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DAYS_TO_SEND } from '@thriftline/domain/orders/order-deadlines';

/** How a purchase is protected, in one sentence beside the button that buys. */
export function SendingPromise() {
  const { t } = useLingui();
  return t`Sent or handed over within ${plural(DAYS_TO_SEND, { one: '# business day', other: '# business days' })}, or we refund you.`;
}
