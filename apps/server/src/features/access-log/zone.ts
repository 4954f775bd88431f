/** A zone without a name, as PostgreSQL reads it (POSIX, whose sign is the other one): −180 is `<-0300>3:00`. */
export function zoneOfOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return `<${minutes < 0 ? '-' : '+'}${two(hours)}${two(rest)}>${minutes < 0 ? '' : '-'}${hours}:${two(rest)}`
}

/** The zone as pages show it: its name, or its offset (`-03:00`). */
export const zoneShown = (zone: string): string => zone.replace(/^<([+-]\d\d)(\d\d)>.*$/, '$1:$2')
