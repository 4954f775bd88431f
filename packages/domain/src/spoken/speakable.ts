import { capital } from '../text/capital.ts'
import type { ContestView, SpokenCompetitor } from './spoken-view.ts'
import type { Spoken, SpokenTime, SpokenWords } from './spoken-words.ts'

/** Letters of which a family name is written (ODF §8: in capitals, before the given name). */
const FAMILY = /^[\p{Lu}\p{M}'’.-]+$/u

const nameCase = (word: string): string =>
  word.toLowerCase().replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** Parts of a name that stand small within it. */
const SMALL = new Set(['da', 'das', 'de', 'del', 'do', 'dos', 'e', 'la', 'van', 'von', 'y'])

const family = (words: readonly string[]): string =>
  words.map((word) => (SMALL.has(word.toLowerCase()) ? word.toLowerCase() : nameCase(word))).join(' ')

function partsOf(name: string): { family: string; given: string } {
  const words = name.trim().split(/\s+/)
  const end = words.findIndex((word) => !FAMILY.test(word))
  // a team of letters alone, or a name that is not written as people's are
  if (end <= 0) return { family: '', given: name.trim() }
  return { family: family(words.slice(0, end)), given: words.slice(end).join(' ') }
}

/** A person's name as people say it, "Brinândio Pitangeira" of "PITANGEIRA Brinândio"; a team's as it is written, a pair's with "and" in it. */
export function nameOf({ name, type }: SpokenCompetitor, words: SpokenWords, isShort = false): Spoken {
  const members = name.split(/\s*\/\s*/)
  if (members.length > 1) return { name: words.and(members.map((one) => personName(one, true))), many: true }
  return { name: type === 'T' ? name : personName(name, isShort), many: false }
}

const personName = (name: string, isShort: boolean): string => {
  const parts = partsOf(name)
  if (parts.family === '') return capital(parts.given)
  return isShort ? capital(parts.family) : `${parts.given} ${parts.family}`
}

/** A time as it is written, "11.21", "1:58.10", "1:26:08"; null where it is none. */
export function timeIn(text: string): SpokenTime | null {
  const [, hours, minutes, seconds, fraction] =
    /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,2})(?:[.,](\d{1,3}))?$/.exec(text.trim()) ?? []
  if (seconds === undefined || (minutes === undefined && fraction === undefined)) return null
  return {
    hours: Number(hours ?? 0),
    minutes: Number(minutes ?? 0),
    seconds: Number(seconds),
    fraction: fraction ?? '',
  }
}

/** A result by what it measures (ODF §8 ResultType). */
export function resultOf(result: string, type: string | null, words: SpokenWords): string {
  const text = result.trim()
  if (type === 'TIME' || text.includes(':')) {
    const time = timeIn(text)
    if (time) return words.time(time)
  }
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(text) ?? []
  if (whole === undefined) return textOf(text, words)
  if (type === 'DISTANCE') return words.metres(whole, fraction)
  if (type === 'POINTS') return words.points(fraction === '' ? whole : words.decimal(`${whole}.${fraction}`))
  return fraction === '' ? whole : words.decimal(`${whole}.${fraction}`)
}

/** A line of a sport made speakable: its scores, times and winds in words, the rest as it is. */
export const textOf = (text: string, words: SpokenWords): string =>
  text
    .replace(/\(([+−-]?)(\d+\.\d+)\)/g, (_, sign: string, figure: string) =>
      words.wind(sign === '+' ? '+' : sign === '' ? '' : '-', figure),
    )
    .replace(/(\d+)\s?[–-]\s?(\d+)/g, (_, one: string, other: string) => words.score(one, other))
    .replace(/\d+(?::\d\d)+(?:\.\d+)?/g, (time) => {
      const read = timeIn(time)
      return read ? words.time(read) : time
    })
    .replace(/(\d+)\.(\d+) s\b/g, (written, whole: string, fraction: string) => {
      const read = timeIn(`${whole}.${fraction}`)
      return read ? words.time(read) : written
    })
    .replace(/\d+\.\d+/g, (figure) => words.decimal(figure))
    .replace(/−(?=\d)/g, '-')

/** The unit's own line of how it stands or ended, speakable; null without one. */
export const lineOf = ({ unit: { line } }: ContestView, words: SpokenWords): string | null =>
  line && textOf(line[words.locale] ?? line.por, words)
