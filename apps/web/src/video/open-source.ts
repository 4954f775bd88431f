/** A film in one of its formats. */
export interface FilmSource {
  readonly address: string
  readonly type: string
}

/** Films in pieces. */
export const HLS = 'application/vnd.apple.mpegurl'

/** Hands a video the first of a film's sources that this browser plays; a film in pieces (HLS) by our own script where it cannot itself. */
export async function openSource(
  video: HTMLVideoElement,
  sources: readonly FilmSource[],
  onBroken: () => void,
): Promise<(() => void) | null> {
  const playable = sources.find(({ type }) => video.canPlayType(type) !== '')
  if (playable) {
    video.src = playable.address
    return () => {
      video.removeAttribute('src')
      video.load()
    }
  }
  const inPieces = sources.find(({ type }) => type === HLS)
  if (!inPieces) return null
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) return null
  // a worker would be a script from memory, which the pages' policy refuses
  const hls = new Hls({ enableWorker: false })
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onBroken()
  })
  hls.loadSource(inPieces.address)
  hls.attachMedia(video)
  return () => hls.destroy()
}
