import type { ToldNews } from '../checker/year/year-state.ts';

interface Told {
  document: string;
  time: string;
  data: {
    value: {
      fields: {
        kind?: { stringValue?: string };
        params?: {
          mapValue?: { fields?: Record<string, { stringValue?: string } | undefined> };
        };
      };
    };
  };
}

/** A notification, from the event that Firestore tells of it with. */
export function readTold(body: Buffer): ToldNews {
  const { document, time, data } = JSON.parse(body.toString('utf8')) as Told;
  const [, uid = '', , id = ''] = document.split('/');
  const { kind, params } = data.value.fields;
  const { orderId, productId } = params?.mapValue?.fields ?? {};
  return {
    uid,
    id,
    kind: kind?.stringValue ?? '',
    at: Date.parse(time),
    ...(orderId?.stringValue !== undefined && { orderId: orderId.stringValue }),
    ...(productId?.stringValue !== undefined && { productId: productId.stringValue }),
  };
}
