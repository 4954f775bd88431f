import type { EvtRow } from './read-start-lists.ts'
import type { LynxHeat } from './heat-line.ts'

/** A heat with those who are in it, as FinishLynx is to have it. */
export interface HeatOut extends Pick<LynxHeat, 'event' | 'round' | 'heat' | 'name' | 'distance'> {
  readonly rows: readonly Omit<EvtRow, 'line'>[]
}

/** The text of `lynx.evt`: the heats, with distances, each with its competitors. */
export const writeEvt = (heats: readonly HeatOut[]): string =>
  lines(
    heats.flatMap(({ event, round, heat, name, distance, rows }) => [
      [event, round, heat, name, '', '', '', '', '', distance],
      ...rows.map(({ id, lane, familyName, givenName, affiliation, license }) => [
        '',
        id,
        lane,
        familyName,
        givenName,
        affiliation,
        '',
        license,
      ]),
    ]),
  )

/** The text of `lynx.ppl`: everybody who has a number, each once, by number. */
export const writePpl = (people: readonly Omit<EvtRow, 'line' | 'lane'>[]): string =>
  lines(
    [...new Map(people.flatMap((one) => (one.id === null ? [] : [[one.id, one] as const]))).values()]
      .sort((a, b) => Number(a.id) - Number(b.id) || (a.id ?? '').localeCompare(b.id ?? ''))
      .map(({ id, familyName, givenName, affiliation, license }) => [id, familyName, givenName, affiliation, license]),
  )

/** The text of `lynx.sch`: the heats in the order of the programme. */
export const writeSch = (heats: readonly Pick<HeatOut, 'event' | 'round' | 'heat'>[]): string =>
  lines(heats.map(({ event, round, heat }) => [event, round, heat]))

/** The first line of each file. Lines that begin with a semicolon are comments in the three formats. */
const MARK = '; Games Companion'

/** Whether a file was written by this system: its first line is the mark, in either encoding. `head`: its first 64 bytes or more. */
export const isWrittenHere = (head: Uint8Array): boolean =>
  String.fromCharCode(...head.subarray(0, 64).filter((byte) => byte > 0 && byte < 0x80)).startsWith(MARK)

const lines = (rows: readonly (readonly (string | null)[])[]): string =>
  [MARK, ...rows.map((row) => row.map(field).join(','))].map((line) => `${line}\r\n`).join('')

/** A field on one line; the format has no quote inside of quotes. */
function field(value: string | null): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const plain = (value ?? '')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replaceAll('"', '’')
    .trim()
  return plain.includes(',') ? `"${plain}"` : plain
}
