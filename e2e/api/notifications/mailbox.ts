import { PORTS } from '@thriftline/domain/base/ports';

/** Where the local mail server shows what it took. */
export const MAIL = `http://127.0.0.1:${PORTS.letters + Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0)}`;

/** A letter as it arrived. */
export interface Letter {
  subject: string;
  text: string;
  headers: Record<string, string>;
}

/** The letters that came for an address. */
export async function lettersTo(email: string): Promise<Letter[]> {
  return (await (await fetch(`${MAIL}/letters?to=${encodeURIComponent(email)}`)).json()) as Letter[];
}
