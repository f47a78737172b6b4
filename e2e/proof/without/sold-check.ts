import type { isSold as safeguard } from '../../../functions/src/payments/settle/is-sold.ts';

/** Nobody looks whether the product is sold already. */
export const isSold: typeof safeguard = () => false;
