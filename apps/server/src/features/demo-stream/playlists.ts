import { LOCALE_TAGS, LOCALES } from '@games/domain/text/localized'
import type { FilmPieces } from './film-pieces.ts'

/** So many pieces can be had at once: a player that stalls for half a minute goes on where it was. */
const SHOWN = 6
const DAY_S = 86_400

/** Where the stream is at an instant: its pieces are numbered from 1970 on, and its time begins anew at midnight UTC, before the clock of its captions (33 bits) would. */
export interface Window {
  readonly first: number
  /** The newest that is whole. */
  readonly last: number
}
export const windowAt = (now: number, seconds: number): Window => {
  const last = Math.floor(now / 1_000 / seconds) - 1
  return { first: last - SHOWN + 1, last }
}

/** How many pieces a day has, for a film whose pieces fill it. */
export const piecesOfDay = (seconds: number): number => DAY_S / seconds

const NAMES = { por: 'Português', eng: 'English', spa: 'Español' } as const

/** What there is: the pictures, and captions in each language. */
export function mainPlaylist({ codec, width, height, most, seconds }: FilmPieces): string {
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...LOCALES.map(
      (locale) =>
        `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${NAMES[locale]}",LANGUAGE="${LOCALE_TAGS[locale]}",` +
        `DEFAULT=${locale === 'por' ? 'YES' : 'NO'},AUTOSELECT=YES,URI="${locale}.m3u8"`,
    ),
    `#EXT-X-STREAM-INF:BANDWIDTH=${Math.ceil((most * 8 * 1.1) / seconds)},CODECS="${codec}",RESOLUTION=${width}x${height},SUBTITLES="captions"`,
    'pictures.m3u8',
  )
}

/** The pieces that can be had now; `nameOf` gives the address of each. */
export function piecesPlaylist(
  { first, last }: Window,
  seconds: number,
  nameOf: (piece: number) => string,
  init?: string,
): string {
  const day = piecesOfDay(seconds)
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / day)}`,
    ...(init === undefined ? [] : [`#EXT-X-MAP:URI="${init}"`]),
    ...Array.from({ length: last - first + 1 }, (_, at) => first + at).flatMap((piece) => [
      ...(piece % day === 0 && piece !== first ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(piece * seconds * 1_000).toISOString()}`,
      `#EXTINF:${seconds.toFixed(3)},`,
      nameOf(piece),
    ]),
  )
}

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`
