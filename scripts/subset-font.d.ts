declare module 'subset-font' {
  /** Cuts a font to the letters of `text`; rejects when the font is damaged. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'sfnt' | 'woff' | 'woff2'
      /** OpenType features that stay; the others are dropped with their glyphs. */
      readonly keepFeatures?: readonly string[]
      readonly noHinting?: boolean
      readonly dropTables?: readonly string[]
      /** Variation axes set to one value, which takes them out of the font. */
      readonly variationAxes?: Readonly<Record<string, number>>
    },
  ): Promise<Buffer>
}
