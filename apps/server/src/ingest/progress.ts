/** How far work on many messages is. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/** Takes progress and reports now and then, in words, how far it is, how fast and for how long yet. */
export function progressInWords(
  say: (line: string) => void,
  everyMs: number,
  now = () => performance.now(),
): (progress: Progress) => void {
  let begun: number | undefined
  let reported = 0
  return ({ done, total }) => {
    begun ??= now()
    const ms = now() - begun
    if (done === 0 || ms - reported < everyMs) return
    reported = ms
    const left = Math.max(0, total - done)
    say(
      `${whole(done)} of ${whole(Math.max(done, total))} messages, ${whole((done / ms) * 1_000)} a second, ${duration((left / done) * ms)} left`,
    )
  }
}

const whole = (n: number): string => Math.round(n).toLocaleString('en')

/** `less than 10 s`, `about 40 s`, `about 3 min`. */
function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  if (seconds < 10) return 'less than 10 s'
  return seconds < 90 ? `about ${seconds} s` : `about ${Math.round(seconds / 60)} min`
}
