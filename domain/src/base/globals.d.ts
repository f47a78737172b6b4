/**
 * Of what browsers and Node.js alike bring along, all that domain needs, and nothing that some of those browsers lack; who compiles
 * it for one of them has the whole.
 */
declare class URLSearchParams {
  constructor(init?: string | Record<string, string>);
  get(name: string): string | null;
  getAll(name: string): string[];
  set(name: string, value: string): void;
  append(name: string, value: string): void;
  toString(): string;
}

declare class URL {
  constructor(url: string);
  readonly origin: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly username: string;
  readonly password: string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array;
}
