import type { isSold as safeguard } from '@thriftline/functions/payments/settle/is-sold';

/** Nobody looks whether the product is sold already. */
export const isSold: typeof safeguard = () => false;
