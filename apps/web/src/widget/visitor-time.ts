/** Whose time is shown: the visitor's own, until the venue's is requested (R5.10). */
let shown: 'mine' | 'venue' = 'mine'

const two = (n: number): string => String(n).padStart(2, '0')
const dateOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** Minutes that the venue's clock is ahead of UTC, as its instants are written: `2027-09-14T11:00:00-03:00`. */
function venueOffset(instant: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(instant) ?? []
  return Number(`${sign ?? '+'}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

const isElsewhere = (instant: string): boolean => -new Date(instant).getTimezoneOffset() !== venueOffset(instant)

/** An instant in the visitor's time, with its day where that is not the day of the part of the page it stands in. */
function written(time: HTMLTimeElement): string {
  const at = new Date(time.dateTime)
  const clock = `${two(at.getHours())}:${two(at.getMinutes())}`
  const day = time.closest<HTMLElement>('[data-day]')?.dataset.day
  if (day === undefined || dateOf(at) === day) return clock
  const name = new Intl.DateTimeFormat(time.closest('html')?.lang ?? document.documentElement.lang, {
    weekday: 'short',
    day: 'numeric',
  }).format(at)
  return `${name}, ${clock}`
}

/**
 * Writes the times of a page, which the server renders in the venue's time, in the time shown, and says whose that is, with the other one a
 * tap away. Where the visitor's is the venue's nothing is shown and everything stays as received.
 */
export function inShownTime(page: ParentNode): void {
  const choice = page.querySelector<HTMLElement>('.widget-zone')
  const times = [...page.querySelectorAll<HTMLTimeElement>('time[datetime]')].filter((time) =>
    isElsewhere(time.dateTime),
  )
  if (!choice || times.length === 0) return
  for (const time of times) time.textContent = shown === 'mine' ? written(time) : time.dateTime.slice(11, 16)
  choice.hidden = false
  choice.textContent = choice.dataset[shown] ?? ''
}

/** The other time is shown on a tap. */
export function swapTimeOnTap(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.widget-zone')) return
    shown = shown === 'mine' ? 'venue' : 'mine'
    inShownTime(document)
  })
}
