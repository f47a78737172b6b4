import { CATALOGUE_HANDLERS } from './catalogue.ts';
import type { Handlers } from './handlers.ts';
import { ORDER_HANDLERS } from './orders.ts';
import { PICTURE_HANDLERS } from './pictures.ts';
import { SETTINGS_HANDLERS } from './settings.ts';
import { SUBSCRIPTION_HANDLERS } from './subscriptions.ts';
import { USER_HANDLERS } from './users.ts';

/** Who serves each documented call: a call of domain/src/calls/calls.ts that is missing here does not typecheck. */
export const HANDLERS: Handlers = {
  ...USER_HANDLERS,
  ...CATALOGUE_HANDLERS,
  ...ORDER_HANDLERS,
  ...PICTURE_HANDLERS,
  ...SETTINGS_HANDLERS,
  ...SUBSCRIPTION_HANDLERS,
};
