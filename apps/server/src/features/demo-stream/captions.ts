/** A sentence of captions, from and to in seconds of the film. */
interface Cue {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** The cues of WebVTT as our film has it: times of minutes, no settings. */
export function cuesOf(webvtt: string): Cue[] {
  return webvtt
    .split(/\r?\n\r?\n/)
    .slice(1)
    .flatMap((block) => {
      const [times = '', ...lines] = block.trim().split(/\r?\n/)
      const [from, to] = times.split(' --> ').map((time) => {
        const [minutes = 0, seconds = 0] = time.split(':').map(Number)
        return 60 * minutes + seconds
      })
      return from === undefined || to === undefined ? [] : [{ from, to, text: lines.join('\n') }]
    })
}

/** Ticks a second of the clock that captions are tied to the pictures by (RFC 8216 §3.5). */
const MPEGTS_HZ = 90_000

/**
 * The captions of one piece of a stream: whole cues, also of those that go on in the next piece, in the film's own time, which begins at
 * `filmBegins` seconds of the stream.
 */
export function captionsOf(
  cues: readonly Cue[],
  piece: { readonly from: number; readonly to: number; readonly filmBegins: number },
): string {
  const time = (seconds: number) =>
    `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
  const shown = cues.filter(({ from, to }) => from < piece.to && to > piece.from)
  return [
    `WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:${Math.round(piece.filmBegins * MPEGTS_HZ)}`,
    ...shown.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}`),
  ].join('\n\n')
}
