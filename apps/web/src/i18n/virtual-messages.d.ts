declare module 'virtual:messages' {
  /** Where the files of messages are: `{folder}/{locale}/{noun}.json`. */
  export const folder: string
  /** The compiled messages of one noun in one locale. Rejects when they cannot be had. */
  export const loadNoun: (
    locale: import('./locale.ts').Locale,
    noun: string,
  ) => Promise<import('./format-message.ts').Catalog>
}
