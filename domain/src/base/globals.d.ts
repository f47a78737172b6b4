/** Of what browsers and Node.js alike bring along, all that domain needs; who compiles it for one of them has the whole. */
declare class URLSearchParams {
  constructor(init?: string | Record<string, string>);
  readonly size: number;
  get(name: string): string | null;
  getAll(name: string): string[];
  set(name: string, value: string): void;
  append(name: string, value: string): void;
  toString(): string;
}

declare class URL {
  constructor(url: string);
  static canParse(url: string): boolean;
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
