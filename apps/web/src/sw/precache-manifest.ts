/** Locales as the messages' chunks name them. */
export type MessageLocale = 'por' | 'spa' | 'eng'

/** One build of the client, as its worker caches it. Addresses are paths. */
export interface PrecacheManifest {
  /** The build's id, as in `builds/latest.json` and the pages' `<meta name="build">`. */
  readonly id: string
  /** Hashed files that everybody needs: scripts, styles, the first font, sprites. */
  readonly files: readonly string[]
  /** Hashed files of the messages, by language. */
  readonly messages: Readonly<Record<MessageLocale, readonly string[]>>
  /** Hashed files that are cached once they were requested: seldom used faces of the font, the reader of QR codes. */
  readonly onDemand: readonly string[]
  /** Files of unhashed names, with a digest of their content: the shell, the icons. */
  readonly revised: Readonly<Record<string, string>>
}

export const isMessageLocale = (locale: unknown): locale is MessageLocale =>
  locale === 'por' || locale === 'spa' || locale === 'eng'

export const SHELL = '/shell.html'
