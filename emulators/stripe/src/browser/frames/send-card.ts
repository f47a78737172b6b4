import type { IntentResult, MethodResult, Parameters, ProviderCall } from '../link/protocol.ts';
import type { CardForm } from './card-form.ts';
import { confirmIntent, createMethod } from './provider-api.ts';

/** The payment method that the form and the page's billing details make together. */
function methodParameters(form: CardForm, given: Parameters): Parameters {
  const postalCode = form.postalCode();
  const billing = (given.billing_details ?? {}) as Parameters;
  const address = {
    ...(billing.address as Parameters | undefined),
    ...(postalCode === '' ? {} : { postal_code: postalCode }),
  };
  return { ...given, type: 'card', card: form.card(), billing_details: { ...billing, address } };
}

/** Confirms an intent with the card in a form, or says what is wrong with it. */
export async function confirmWithCard(form: CardForm, call: ProviderCall): Promise<IntentResult> {
  const error = form.problem();
  if (error !== undefined) return { error };
  const { payment_method_data: given, ...others } = call.parameters ?? {};
  const method = methodParameters(form, (given ?? {}) as Parameters);
  return confirmIntent({ ...call, parameters: { ...others, payment_method_data: method } });
}

/** Makes a payment method of the card in a form, or says what is wrong with it. */
export async function createMethodOf(form: CardForm, call: ProviderCall): Promise<MethodResult> {
  const error = form.problem();
  if (error !== undefined) return { error };
  return createMethod({ ...call, parameters: methodParameters(form, call.parameters ?? {}) });
}
