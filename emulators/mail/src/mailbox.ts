import PostalMime, { type Email } from 'postal-mime';

/** A letter as it came in, and as a mail program takes it apart. */
export interface CaughtEmail {
  /** Counts from 1. */
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  /** To whom the sender's server said it goes, whatever stands in the letter. */
  recipients: string[];
  raw: string;
  email: Email;
}

/** Letters that are kept; of more the oldest go. */
export const MAX_EMAILS = 500;

/** The letters that came in, in memory. */
export class Mailbox {
  private letters: CaughtEmail[] = [];
  private count = 0;

  async add(raw: Buffer, recipients: string[], at: number): Promise<void> {
    const email = await PostalMime.parse(raw);
    this.count += 1;
    this.letters = [{ id: this.count, at, recipients, raw: raw.toString(), email }, ...this.letters];
    this.letters.length = Math.min(this.letters.length, MAX_EMAILS);
  }

  /** Newest first; only those to an address when one is given. */
  list(to?: string): readonly CaughtEmail[] {
    if (to === undefined) return this.letters;
    const wanted = to.toLowerCase();
    return this.letters.filter(({ recipients }) => recipients.some((one) => one.toLowerCase() === wanted));
  }

  find(id: number): CaughtEmail | undefined {
    return this.letters.find((letter) => letter.id === id);
  }

  clear(): void {
    this.letters = [];
  }
}
