import { withMinus } from '@games/domain/text/minus'

/**
 * The zones that can be chosen by name: every one of Brazil's, and those of the countries its travellers are most often in. An IANA name
 * that somebody has kept from elsewhere is offered as well.
 */
export const TIME_ZONES = {
  brazil: [
    'America/Noronha',
    'America/Sao_Paulo',
    'America/Bahia',
    'America/Fortaleza',
    'America/Recife',
    'America/Belem',
    'America/Araguaina',
    'America/Campo_Grande',
    'America/Cuiaba',
    'America/Manaus',
    'America/Boa_Vista',
    'America/Porto_Velho',
    'America/Rio_Branco',
  ],
  abroad: [
    'America/Argentina/Buenos_Aires',
    'America/Montevideo',
    'America/Asuncion',
    'America/Santiago',
    'America/La_Paz',
    'America/Caracas',
    'America/Lima',
    'America/Bogota',
    'America/Panama',
    'America/Mexico_City',
    'America/New_York',
    'America/Los_Angeles',
    'Atlantic/Azores',
    'Europe/Lisbon',
    'Europe/London',
    'Europe/Madrid',
    'Europe/Paris',
    'Africa/Luanda',
    'Africa/Maputo',
    'Asia/Dubai',
    'Asia/Tokyo',
    'Australia/Sydney',
  ],
} as const

export type NamedZone = (typeof TIME_ZONES)['brazil' | 'abroad'][number]
export type ZoneCity = NamedZone extends infer Z
  ? Z extends `${string}/${infer City}`
    ? LastPart<City>
    : never
  : never
type LastPart<Path extends string> = Path extends `${string}/${infer Rest}` ? LastPart<Rest> : Path

/** The city a zone is named after, as the messages know it: `America/Argentina/Buenos_Aires` → `Buenos_Aires`. */
export const cityOf = (zone: NamedZone): ZoneCity => zone.slice(zone.lastIndexOf('/') + 1) as ZoneCity

export const isNamedZone = (zone: string): zone is NamedZone =>
  ([...TIME_ZONES.brazil, ...TIME_ZONES.abroad] as readonly string[]).includes(zone)

/** How far a zone is from UTC at an instant (epoch milliseconds): `UTC−3`, `UTC+5:30`, `UTC`. The zone itself where it is unknown. */
export function offsetName(zone: string, at: number): string {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    return `UTC${withMinus(offset.replace('GMT', '')).replace(/\+0$/, '')}`
  } catch {
    return zone
  }
}
