/** Faults injected into events on their way to the endpoint. */
export interface WebhookModes {
  /** Keep events back until they are released. */
  hold: boolean;
  /** Lose events: they are recorded, never sent. */
  drop: boolean;
  /** How often each event is sent. */
  copies: number;
  /** Milliseconds between an event and its first delivery. */
  delayMs: number;
  /** Event types the modes above apply to; absent means all. */
  types?: readonly string[];
}

/** How events travel when nobody interferes. */
export const PLAIN_MODES: WebhookModes = { hold: false, drop: false, copies: 1, delayMs: 0 };

/** The modes as they apply to an event of this type. */
export function modesFor(type: string, modes: WebhookModes): WebhookModes {
  return modes.types === undefined || modes.types.includes(type) ? modes : PLAIN_MODES;
}
