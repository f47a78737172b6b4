type Listener = (payload?: unknown) => void;

/** Who wants to hear of which event. */
export class Listeners {
  private readonly byEvent = new Map<string, { listener: Listener; once: boolean }[]>();

  add(event: string, listener: Listener): void {
    this.byEvent.set(event, [...(this.byEvent.get(event) ?? []), { listener, once: false }]);
  }

  addOnce(event: string, listener: Listener): void {
    this.byEvent.set(event, [...(this.byEvent.get(event) ?? []), { listener, once: true }]);
  }

  /** Removes the listener, or all of the event when none is given. */
  remove(event: string, listener?: Listener): void {
    const others = (this.byEvent.get(event) ?? []).filter(
      (entry) => listener !== undefined && entry.listener !== listener,
    );
    this.byEvent.set(event, others);
  }

  clear(): void {
    this.byEvent.clear();
  }

  tell(event: string, payload: unknown): void {
    const entries = this.byEvent.get(event) ?? [];
    this.byEvent.set(
      event,
      entries.filter(({ once }) => !once),
    );
    for (const { listener } of entries) listener(payload);
  }
}
