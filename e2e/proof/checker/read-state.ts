import type { Deal, ProductChange, SaidOffer, ShopState, ShownItem, StoredDocument } from './state.ts';

/** A value as Firestore writes it in JSON. */
export interface RestValue {
  booleanValue?: boolean;
  stringValue?: string;
  integerValue?: string;
  doubleValue?: number;
  timestampValue?: string;
  mapValue?: { fields?: Record<string, RestValue> };
  arrayValue?: { values?: RestValue[] };
}

interface RestList {
  documents?: { name: string; fields?: Record<string, RestValue> }[];
  nextPageToken?: string;
}

/** Timestamps become milliseconds. */
function plainValue(value: RestValue): unknown {
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.timestampValue !== undefined) return Date.parse(value.timestampValue);
  if (value.mapValue !== undefined) return readFields(value.mapValue.fields);
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(plainValue);
  return value.booleanValue ?? value.stringValue ?? value.doubleValue;
}

/** What fields say; timestamps become milliseconds. */
export function readFields(fields: Record<string, RestValue> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

/** One change of an item, from the event that Firestore tells of it with. */
export function readChange(body: Buffer): ProductChange {
  const { document, time, data } = JSON.parse(body.toString('utf8')) as {
    document: string;
    time: string;
    data: {
      value?: { fields?: Record<string, RestValue> };
      oldValue?: { fields?: Record<string, RestValue> };
    };
  };
  return {
    id: document.slice(document.lastIndexOf('/') + 1),
    at: Date.parse(time),
    before: data.oldValue && readFields(data.oldValue.fields),
    after: data.value && readFields(data.value.fields),
  };
}

/** What was done about an offer, from the event that Firestore tells of its message with; undefined for one in words. */
export function readDeal(body: Buffer): Deal | undefined {
  const { document, data } = JSON.parse(body.toString('utf8')) as {
    document: string;
    data: { value?: { fields?: Record<string, RestValue> } };
  };
  const [, conversationId = '', , id = ''] = document.split('/');
  return readDealt(conversationId, { id, fields: readFields(data.value?.fields) });
}

/** What the proof itself saw and did. */
interface World {
  productChanges: readonly ProductChange[];
  shown: readonly ShownItem[];
  said: readonly SaidOffer[];
}

/** What a message says of an offer; undefined for one in words. */
function readDealt(conversationId: string, { fields }: StoredDocument): Deal | undefined {
  const offer = fields.offer as { act: string; amount: number } | undefined;
  return offer && { conversationId, by: String(fields.by), at: Number(fields.at), ...offer };
}

async function json<Answer>(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Reads all of it over the wire, with no package of Firebase's or Stripe's and none of the shop's code. */
export async function readState(
  { firestoreHost, project, providerUrl }: { firestoreHost: string; project: string; providerUrl: string },
  now: number,
  { productChanges, shown, said }: Pick<World, 'productChanges' | 'shown' | 'said'>,
): Promise<ShopState> {
  const documents = `http://${firestoreHost}/v1/projects/${project}/databases/(default)/documents`;
  const list = async (collection: string): Promise<StoredDocument[]> => {
    const found: StoredDocument[] = [];
    let token = '';
    do {
      const query = `pageSize=300${token && `&pageToken=${encodeURIComponent(token)}`}`;
      const page = await json<RestList>(`${documents}/${collection}?${query}`, {
        authorization: 'Bearer owner',
      });
      for (const { name, fields } of page.documents ?? []) {
        found.push({ id: name.slice(name.lastIndexOf('/') + 1), fields: readFields(fields) });
      }
      token = page.nextPageToken ?? '';
    } while (token !== '');
    return found;
  };
  const [products, bookings, payments, advertisements, wishes, users, auditLog] = await Promise.all(
    ['products', 'bookings', 'payments', 'advertisements', 'wishlist', 'users', 'auditLog'].map(list),
  );
  const [orders, payouts, settings, sellerAccounts] = await Promise.all(
    ['orders', 'payouts', 'settings', 'sellerAccounts'].map(list),
  );
  const conversations = await list('conversations');
  const dealt = await Promise.all(
    conversations.map(async ({ id }) =>
      (await list(`conversations/${id}/messages`)).flatMap((message) => readDealt(id, message) ?? []),
    ),
  );
  const provider = await json<{
    paymentIntents: ShopState['intents'];
    charges: ShopState['charges'];
    refunds: ShopState['refunds'];
    disputes: ShopState['disputes'];
    transfers: ShopState['transfers'];
    accounts: { id: string; capabilities?: { transfers?: string } }[];
  }>(`${providerUrl}/test/state`);
  return {
    now,
    intents: provider.paymentIntents,
    charges: provider.charges,
    refunds: provider.refunds,
    disputes: provider.disputes,
    transfers: provider.transfers,
    readyAccounts: provider.accounts
      .filter(({ capabilities }) => capabilities?.transfers === 'active')
      .map(({ id }) => id),
    orders: orders ?? [],
    payouts: payouts ?? [],
    sellerAccounts: sellerAccounts ?? [],
    settings: settings?.[0]?.fields ?? {},
    products: products ?? [],
    bookings: bookings ?? [],
    payments: payments ?? [],
    advertisements: advertisements ?? [],
    wishes: wishes ?? [],
    users: users ?? [],
    auditLog: auditLog ?? [],
    conversations,
    dealt: dealt.flat().sort((one, other) => one.at - other.at),
    said: [...said],
    history: [...productChanges],
    shown: [...shown],
  };
}
