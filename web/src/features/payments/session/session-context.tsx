import { invariant } from '@thriftline/domain/base/invariant';
import { createContext, type Dispatch, type ReactNode, useContext, useMemo, useReducer } from 'react';
import { afterEvent, NEW_SESSION, type PaymentEvent, type PaymentSession } from './payment-session.ts';

interface SessionContext {
  session: PaymentSession;
  /** Tells what happens to the payment. Stays the same. */
  tell: Dispatch<PaymentEvent>;
}

const Context = createContext<SessionContext | undefined>(undefined);

/** Holds what the payment of a page is doing, for all that stands inside. */
export function PaymentSessionProvider({ children }: { children: ReactNode }) {
  const [session, tell] = useReducer(afterEvent, NEW_SESSION);
  const value = useMemo(() => ({ session, tell }), [session]);
  return <Context value={value}>{children}</Context>;
}

/** What the payment of the page is doing, and how to say what happens to it. */
export function usePaymentSession(): SessionContext {
  const context = useContext(Context);
  invariant(context !== undefined, 'a payment has a session');
  return context;
}
