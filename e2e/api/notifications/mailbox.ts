import { PORTS } from '@thriftline/domain/base/ports';

/** Where the local mail server shows what it took. */
export const MAIL = `http://127.0.0.1:${PORTS.letters + Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0)}`;

/** An e-mail as it arrived. */
export interface Letter {
  subject: string;
  text: string;
  headers: Record<string, string>;
}

/** The e-mails that came for an address. */
export async function emailsTo(email: string): Promise<Letter[]> {
  return (await (await fetch(`${MAIL}/letters?to=${encodeURIComponent(email)}`)).json()) as Letter[];
}
