/** What goes wrong with letters: the server says to come later, says nothing at all, does not know the address, or has had too many. */
export const FAULT_KINDS = ['refuse', 'hang', 'unknown', 'tooMany'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What goes wrong, for everybody or one address. */
export class Faults {
  private readonly byAddress = new Map<string, FaultKind>();

  /** Sets or ends a fault; without an address that of everybody. */
  set(kind: FaultKind | undefined, to = ''): void {
    if (kind === undefined) this.byAddress.delete(to.toLowerCase());
    else this.byAddress.set(to.toLowerCase(), kind);
  }

  /** What goes wrong with letters to an address; undefined while nothing does. */
  of(address: string): FaultKind | undefined {
    return this.byAddress.get(address.toLowerCase()) ?? this.byAddress.get('');
  }

  /** What goes wrong with everybody's letters. */
  get ofEverybody(): FaultKind | undefined {
    return this.byAddress.get('');
  }
}
