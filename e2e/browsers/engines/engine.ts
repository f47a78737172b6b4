/** One document that a driver reaches: of a tab, or of a frame in it. */
export interface Content {
  /** Clicks the first element that fits, as a mouse does. Throws where there is none, or something lies above it. */
  click(selector: string): Promise<void>;
  /** Types into the first element that fits, as a keyboard does, behind what stands there. */
  type(selector: string, text: string): Promise<void>;
}

/** One tab of a browser. */
export interface Tab extends Content {
  /** Loads the address, as if it was typed. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs the body of a function in the page, which finds what it is given in `arguments`; gives what it returns. */
  run<T>(body: string, ...given: unknown[]): Promise<T>;
  /** Picks the file in the first element that fits. */
  pickFile(selector: string, path: string): Promise<void>;
  /** Works in the frame that the first element that fits is. */
  inFrame(selector: string, work: (frame: Content) => Promise<void>): Promise<void>;
  /** The window as a PNG. */
  picture(): Promise<Buffer>;
}

/** A browser that was started, with nothing of an earlier one. */
export interface Browser {
  /** Opens another tab. */
  openTab(): Promise<Tab>;
  end(): Promise<void>;
}

/** What websites run on. */
export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** What is not installed here that it needs; undefined where all is there. */
  missing(): string | undefined;
  /** Starts one, with windows of this size. */
  start(width?: number, height?: number): Promise<Browser>;
}
