import { proveOneSale } from '../one-sale.ts';

proveOneSale(1);
