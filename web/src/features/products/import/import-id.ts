/** How many ids more a row may have, each for the item that is listed again after the one before was deleted. */
const LATER_IDS = 2;

async function idOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).slice(0, 20), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** The id of a seller's product, and of its draft, by the key that a file gives it: the same each time. */
export function importId(uid: string, key: string): Promise<string> {
  return idOf(`${uid}\n${key}`);
}

/** The ids that come after one, in their order: no product takes an id that another had. */
export async function laterIds(id: string): Promise<string[]> {
  const later: string[] = [];
  for (let before = id; later.length < LATER_IDS; before = later.at(-1) ?? id) later.push(await idOf(before));
  return later;
}
