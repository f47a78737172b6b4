import { createTransfer, TRANSFER_PARAMETERS } from '../connect/create-transfer.ts';
import { REVERSAL_PARAMETERS, reverseTransfer } from '../connect/reverse-transfer.ts';
import { UPDATE_TRANSFER_PARAMETERS, updateTransfer } from '../connect/update-transfer.ts';
import { ResourceMissing } from '../protocol/api-error.ts';
import { Parameters } from '../protocol/parameters.ts';
import { LIST_PARAMETERS, list } from './list.ts';
import { assertNoParameters, type Route, stored } from './route.ts';

/** Transfers to connected accounts, and what is taken back of them. */
export const TRANSFER_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/transfers$/,
    answer: ({ context, values }) => createTransfer(context, new Parameters(values, TRANSFER_PARAMETERS)),
  },
  {
    method: 'GET',
    path: /^\/v1\/transfers$/,
    answer: ({ context, values, path }) => {
      const parameters = new Parameters(values, [...LIST_PARAMETERS, 'destination', 'transfer_group']);
      const destination = parameters.text('destination');
      const group = parameters.text('transfer_group');
      return list(
        context.store.transfers.values(),
        parameters,
        path,
        (transfer) =>
          (destination === undefined || transfer.destination === destination) &&
          (group === undefined || transfer.transfer_group === group),
      );
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/transfers\/([^/]+)$/,
    answer: ({ context, id, values }) => {
      assertNoParameters(values);
      return stored(context.store.transfers, 'transfer', id);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/transfers\/([^/]+)$/,
    answer: ({ context, id, values }) =>
      updateTransfer(
        context,
        stored(context.store.transfers, 'transfer', id),
        new Parameters(values, UPDATE_TRANSFER_PARAMETERS),
      ),
  },
  {
    method: 'POST',
    path: /^\/v1\/transfers\/([^/]+)\/reversals$/,
    answer: ({ context, id, values }) =>
      reverseTransfer(
        context,
        stored(context.store.transfers, 'transfer', id),
        new Parameters(values, REVERSAL_PARAMETERS),
      ),
  },
  {
    method: 'GET',
    path: /^\/v1\/transfers\/([^/]+)\/reversals$/,
    answer: ({ context, id, values, path }) => {
      const { reversals } = stored(context.store.transfers, 'transfer', id);
      return list([...reversals.data].reverse(), new Parameters(values, LIST_PARAMETERS), path);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/transfers\/([^/]+)\/reversals\/([^/]+)$/,
    answer: ({ context, id, subId }) => {
      const { reversals } = stored(context.store.transfers, 'transfer', id);
      const found = reversals.data.find((reversal) => reversal.id === subId);
      if (found === undefined) throw new ResourceMissing('transfer reversal', subId, 'id');
      return found;
    },
  },
];
