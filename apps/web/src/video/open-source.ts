/** A film in one of its formats. */
export interface FilmSource {
  readonly address: string
  readonly type: string
}

/** Films in pieces. */
export const HLS = 'application/vnd.apple.mpegurl'

/** How a film in pieces is played by our script. */
export interface PlayOptions {
  /** Captions are in the pieces themselves, and are wanted in this language (BCP 47) where they are there in it. Null: ours stand beside the film. */
  readonly captionsIn: string | null
}

/** A browser whose own player shows the captions of a film in pieces: WebKit, which alone has this. Chromium plays pieces, without them. */
const showsCaptions = (): boolean => 'ManagedMediaSource' in globalThis

/** Hands a video the first of a film's sources that this browser plays; a film in pieces (HLS) by our own script where it cannot itself, or not with its captions. */
export async function openSource(
  video: HTMLVideoElement,
  sources: readonly FilmSource[],
  onBroken: () => void,
  { captionsIn }: PlayOptions = { captionsIn: null },
): Promise<(() => void) | null> {
  const playable = sources.find(
    ({ type }) => video.canPlayType(type) !== '' && (type !== HLS || captionsIn === null || showsCaptions()),
  )
  const inPieces = sources.find(({ type }) => type === HLS)
  const Hls = playable || !inPieces ? null : await loadHls(captionsIn !== null)
  if (!inPieces || !Hls?.isSupported())
    return playNatively(video, playable ?? (captionsIn === null ? undefined : inPieces))
  // a worker would be a script from memory, which the pages' policy refuses; what a stall lost of a live stream is caught up, a little faster
  const hls = new Hls({ enableWorker: false, maxLiveSyncPlaybackRate: 1.1 })
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onBroken()
  })
  if (captionsIn !== null)
    hls.on(Hls.Events.MANIFEST_PARSED, (_event, { subtitleTracks: [first, ...others] }) => {
      const wanted = [first, ...others].find((one) => languageOf(one?.lang) === languageOf(captionsIn))
      // of others the first, as beside a film of ours
      const lang = (wanted ?? first)?.lang
      if (lang !== undefined) hls.config.subtitlePreference = { lang }
    })
  hls.loadSource(inPieces.address)
  hls.attachMedia(video)
  return () => hls.destroy()
}

/** The whole script reads captions, and is 66 kB more compressed than the one without. */
const loadHls = async (withCaptions: boolean) =>
  (withCaptions ? await import('hls.js') : await import('hls.js/light')).default

/** Streams name languages by two letters or by three. */
const TWO_LETTERS: Readonly<Record<string, string>> = { por: 'pt', eng: 'en', spa: 'es' }
const languageOf = (tag = ''): string => {
  const [language = ''] = tag.toLowerCase().split('-')
  return TWO_LETTERS[language] ?? language
}

function playNatively(video: HTMLVideoElement, source: FilmSource | undefined): (() => void) | null {
  if (!source || video.canPlayType(source.type) === '') return null
  video.src = source.address
  return () => {
    video.removeAttribute('src')
    video.load()
  }
}
