declare module 'subset-font' {
  /** The characters of a text out of a font, with these features, without these tables, and with an axis of its variations set to one value where one is given. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: readonly string[];
      variationAxes?: Record<string, number>;
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
