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
