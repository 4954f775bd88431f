/** A zone without a name, as PostgreSQL reads it (POSIX, whose sign is the other one): −180 is `<-0300>3:00`. */
export function zoneOfOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return `<${minutes < 0 ? '-' : '+'}${two(hours)}${two(rest)}>${minutes < 0 ? '' : '-'}${hours}:${two(rest)}`
}

/** The zone as pages show it: its name, or its offset (`-03:00`). */
export const zoneShown = (zone: string): string => zone.replace(/^<([+-]\d\d)(\d\d)>.*$/, '$1:$2')

/**
 * When a day begins, in SQL: of a midnight that a change of the clock repeats with the first, where `at time zone` takes the second. The clocks that
 * do that go back an hour.
 */
export function beginningOf(day: string, zone: string): string {
  const midnight = `(${day})::date::timestamp`
  const begins = `(${midnight} at time zone ${zone})`
  return `(${begins} - case when (${begins} - interval '1 hour') at time zone ${zone} >= ${midnight} then interval '1 hour' else interval '0' end)`
}
