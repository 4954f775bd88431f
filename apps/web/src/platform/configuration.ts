/** What a build is told when it is put into the native wrapper (scripts/native-shell.ts). Served pages are told nothing. */
export interface Configuration {
  /** Where calls go: `https://jogos.example`; empty for the server that the page came from. */
  readonly apiBase: string
  /** The channel of live updates; null: disabled (R3.10). */
  readonly liveUpdateChannel: string | null
}

const contentOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Read from the page's `<meta name="api-base">` and `<meta name="live-update-channel">`. */
export const readConfiguration = (): Configuration => ({
  apiBase: contentOf('api-base'),
  liveUpdateChannel: contentOf('live-update-channel') || null,
})
