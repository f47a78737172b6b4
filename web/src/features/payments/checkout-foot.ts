import { createContext } from 'react';

/** Where what is paid with stands in a checkout that scrolls: its foot, which stays in sight. Undefined where there is none. */
export const CheckoutFoot = createContext<HTMLElement | null | undefined>(undefined);
