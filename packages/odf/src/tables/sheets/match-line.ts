import type { SheetField } from '@games/domain'
import { readEventWords } from '@games/domain/sports/recognise/event-words'
import { plain } from '../values.ts'
import { isWalkover, scoresOf, setScoresOf, sidesOf } from './cells.ts'
import { fieldOf } from './fields.ts'
import { dayOf } from './times.ts'
import { unitWords } from './word-codes.ts'

/** The fields of the rows that lines of matches become. Cells behind them are notes. */
export const MATCH_FIELDS = [
  'phase',
  'unit_number',
  'date',
  'start',
  'side1',
  'result',
  'side2',
  'wlt',
  'status',
] as const satisfies readonly SheetField[]
type MatchField = (typeof MATCH_FIELDS)[number]

/** A match in a row without a header: its cells by field, each with its column (null: a part of a cell), and notes. */
export interface MatchLine {
  readonly cells: readonly string[]
  readonly columns: readonly (number | null)[]
}

interface Part {
  readonly field: MatchField | null
  readonly cell: string
  readonly column: number | null
}

const NUMBER = '\\d{1,3}'
const SHOT = '(?:\\s?\\(\\d{1,2}\\))?'
const SCORE = `${NUMBER}${SHOT}\\s?[xX×:–-]\\s?(?:\\(\\d{1,2}\\)\\s?)?${NUMBER}${SHOT}`
const SETS = `${SCORE}(?:\\s?[,;/]?\\s+${SCORE}){0,4}`
const ABSENT = '[Ww]\\.?\\s?[Oo]\\.?'
const NAME = '\\p{Lu}[^\\t]*?'

const BEAT = String.raw`def\.?|d\.|beat|bt\.?|venceu(?:\sa)?|vence a|venci[oó] a|derrotou|derrot[oó] a|gan[oó] a`
const LOST = String.raw`lost to|perdeu (?:para|de|d[ao])|perdi[oó] (?:con|ante|contra)`

/** One match in one cell. */
const LINES: readonly { readonly form: RegExp; readonly fields: readonly MatchField[] }[] = [
  { form: new RegExp(`^(${NAME})\\s+(${SETS}|${ABSENT})\\s+(${NAME})$`, 'u'), fields: ['side1', 'result', 'side2'] },
  {
    form: new RegExp(`^(${NAME})\\s+(?:[xX×]|vs?\\.?|versus)\\s+(${NAME})\\s*[,:;–-]?\\s+(${SETS}|${ABSENT})$`, 'u'),
    fields: ['side1', 'side2', 'result'],
  },
  {
    form: new RegExp(`^(${NAME})\\s+(?:${BEAT})\\s+(${NAME})(?:\\s*[,:;–-]?\\s+(${SETS}))?$`, 'u'),
    fields: ['side1', 'side2', 'result'],
  },
]
const WINNER_FIRST = 2
/** Parts of the score behind the second side, or other words: `Bia Lima (21-15, 21-18)`, `Bia Lima (adiado)`. */
const BEHIND = new RegExp(
  `^(.*?\\p{L}.*?)\\s*(?:[,;:]\\s*)?(\\((?:[^()]*\\d[x:–-]\\d[^()]*)\\)|${SCORE}(?:[\\s,;/]+${SCORE})*)$`,
  'u',
)
const STATUS =
  /^(.+?)\s*[-–(]\s*((?:adiad|aplazad|postpon|suspend|suspens|cancel|a jogar|por jugar|to be played|n[ãa]o realizad|no realizad)[^()]*)\)?$/iu

/** Words of titles: `Basquete 3 x 3 feminino`, `Jogos 12 - 14 de julho`. */
const TITLE =
  /(?:^|_)(?:femin\w*|mascul\w*|mist[oa]s?|mixto|mixed|women|men|girls|boys|damas|varones|anos|years|sub_?\d+|u\d+|kg|jogos|juegos|games)(?:_|$)/
/** Whether plain words have one that only titles have: a gender, an age class, a weight. */
export const isOfTitle = (words: string): boolean => TITLE.test(words)
const TIME_OF_DAY = /^\d{1,2}(?::[0-5]\d|\s?h(?:[0-5]\d)?)$/i
const SEPARATOR = /^(?:x|×|vs?\.?|versus|[-–])$/i

/** Whether words name the gender or the class of an event. */
export function isClass(words: string): boolean {
  const { gender, ageClass, kg, metres } = readEventWords(words)
  return [gender, ageClass, kg, metres].some((fact) => fact !== null)
}

/** Whether words are the phase of a match, with its number, and nothing else. */
export function isPhase(words: string): boolean {
  const { phase, unit, phaseType } = unitWords(words, { isMatch: true })
  return !isClass(words) && phaseType === '3' && !/^[-X]/.test(phase) && /^\d{4}00--$/.test(unit)
}

/**
 * A row whose first cell, also behind a time, is `F`, with the whole word: behind a semifinal it is the final, elsewhere it can be the gender
 * of women.
 */
export function withFinal(cells: readonly string[]): readonly string[] {
  const first = cells.findIndex((cell) => cell !== '' && !TIME_OF_DAY.test(cell))
  return /^f$/i.test(cells[first] ?? '') ? cells.map((cell, at) => (at === first ? 'Final' : cell)) : cells
}

/** Whether words can be a side of a match: a name, not the word of a header. */
const isSide = (words: string): boolean =>
  // initials have full stops: `I.P.E.M. 88`
  /\p{L}{2}/u.test(words.replaceAll('.', '')) &&
  words.length <= 80 &&
  !/:(?:\s|$)/.test(words) &&
  (/\s/.test(words.trim()) || fieldOf(words) === null) &&
  !isPhase(words)

const isScore = (cell: string): boolean => scoresOf(cell) !== null || setScoresOf(cell) !== null || isWalkover(cell)

/** A score, also with words that the result of the match has to explain: `6-5 (shoot-off 9*-9)`. */
const beginsWithScore = (cell: string): boolean => isScore(cell) || /^\d{1,3}\s?[x×:–-]\s?\d{1,3}\s*\(/i.test(cell)

/** A row without a header as a match; null: it is something else. */
export function matchLine(cells: readonly string[]): MatchLine | null {
  const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [{ cell, column }]))
  const [only] = filled
  if (only === undefined) return null
  const parts = filled.length === 1 ? partsOfLine(only.cell) : partsOfCells(filled)
  if (parts === null) return null
  const ofField = (field: MatchField) => parts.find((part) => part.field === field)
  if (!isSide(ofField('side1')?.cell ?? '') || !isSide(ofField('side2')?.cell ?? '')) return null
  const notes = parts.filter(({ field }) => field === null)
  return {
    cells: [...MATCH_FIELDS.map((field) => ofField(field)?.cell ?? ''), ...notes.map(({ cell }) => cell)],
    columns: [...MATCH_FIELDS.map((field) => ofField(field)?.column ?? null), ...notes.map(({ column }) => column)],
  }
}

const part = (field: MatchField | null, cell = '', column: number | null = null): Part => ({ field, cell, column })

/** Whether a line is a place with the days of the competition: `Campo Norte, 22-24 julho 2027`. */
function isPlaceAndDays(line: string): boolean {
  const [, comma, month = '', year] =
    /(,)?\s\d{1,2}\s?[-–]\s?\d{1,2}\s+(?:de\s+)?(\p{L}+)\.?(?:,?\s+(?:del?\s+)?(\d{4}))?$/u.exec(line) ?? []
  const isMonth = month !== '' && dayOf(`1 ${month}`, { monthFirst: false, year: 2000 }) !== null
  return isMonth && (comma ?? year) !== undefined
}

/** The parts of a cell with a whole match, behind its phase or number: `Final: Ana Souza 6 x 4 Bia Lima`. */
function partsOfLine(line: string): Part[] | null {
  if (isOfTitle(plain(line)) || isPlaceAndDays(line)) return null
  const [, lead = '', words = line] = /^([^:]{1,40}?)\s*(?::|\s[–-])\s+(?=\p{Lu})(.+)$/u.exec(line) ?? []
  const number = /^(?:j|jogo|partida|partido|match|game|luta|combate|bout)?\s?(\d{1,3})$/i.exec(lead)?.[1]
  if (lead !== '' && number === undefined && !isPhase(lead)) return partsOfMatch(line)
  const match = partsOfMatch(words)
  if (match === null || lead === '') return match
  return [number === undefined ? part('phase', lead) : part('unit_number', number), ...match]
}

function partsOfMatch(line: string): Part[] | null {
  const [, bare = line, status] = STATUS.exec(line) ?? []
  const [, match = bare, behind] = BEHIND.exec(bare) ?? []
  const ofStatus = status === undefined ? [] : [part('status', status)]
  for (const words of behind === undefined ? [bare] : [bare, match])
    for (const [at, { form, fields }] of LINES.entries()) {
      const found = form.exec(words)
      if (!found) continue
      const parts = fields.map((field, group) => part(field, found[group + 1]))
      if (words === bare && behind !== undefined && isScoreIn(parts.find(({ field }) => field === 'side2')?.cell))
        continue
      const winner = at === WINNER_FIRST ? [part('wlt', found[1])] : []
      const all = [...parts, ...winner, ...ofStatus]
      return words === bare || behind === undefined ? all : withSets(all, behind)
    }
  const words = behind?.startsWith('(') ? match : bare
  const sides = sidesOf(words)
  if (!sides?.every((side) => /^\p{Lu}/u.test(side)) || /\d\s?[x×:–-]\s?\d/.test(words)) return null
  const score = words === bare ? [] : [part('result', behind?.slice(1, -1))]
  return [part('side1', sides[0]), ...score, part('side2', sides[1]), ...ofStatus]
}

const isScoreIn = (words = ''): boolean => /\d\s?[x×:–-]\s?\d/.test(words)

/** A score with its sets: `2-0` and `21-15, 21-18`. */
const withSets = (parts: readonly Part[], sets: string): Part[] =>
  parts.map((one) => (one.field === 'result' ? part('result', `${one.cell} (${sets.replace(/^\(|\)$/g, '')})`) : one))

interface Filled {
  readonly cell: string
  readonly column: number
}

/** The parts of a row of several cells. */
function partsOfCells(filled: readonly Filled[]): Part[] | null {
  const forms = [scoreBetween, scoresBetween, outcomeBetween, scoreBehindSeparator, scoreBehind]
  for (const form of forms)
    for (let lead = 0; lead < Math.min(filled.length - 1, 5); lead += 1) {
      const found = form(filled.slice(lead))
      const before = found === null ? null : leadOf(filled.slice(0, lead))
      const behind = filled.slice(lead + (found?.many ?? 0))
      if (found !== null && before !== null) return [...before, ...found.parts, ...notesOf(behind, before)]
    }
  return null
}

/** Cells behind a match: its phase, if none is before it (`Ana | 6-4 | Bia | final`), and notes. */
function notesOf(behind: readonly Filled[], before: readonly Part[]): Part[] {
  const phase = before.some(({ field }) => field === 'phase') ? -1 : behind.findIndex(({ cell }) => isPhase(cell))
  return behind.map(({ cell, column }, at) => part(at === phase ? 'phase' : null, cell, column))
}

/** Cells before the first side: a phase, a day, a time and a number, each at most once; null: other cells. */
function leadOf(cells: readonly Filled[]): Part[] | null {
  const parts = cells.map(({ cell, column }): Part | null => {
    if (isPhase(cell)) return part('phase', cell, column)
    if (/^\d{1,3}\.?$|^(?:j|jogo|partida|partido|match|game|luta|combate)\s?\d{1,3}$/i.test(cell))
      return part('unit_number', cell.replace(/\D/g, ''), column)
    if (TIME_OF_DAY.test(cell)) return part('start', cell, column)
    if (dayOf(cell, { monthFirst: false, year: 2000 }) !== null) return part('date', cell, column)
    return null
  })
  const known = parts.filter((one) => one !== null)
  const fields = new Set(known.map(({ field }) => field))
  return known.length === cells.length && fields.size === known.length ? known : null
}

type Form = (cells: readonly Filled[]) => { readonly parts: readonly Part[]; readonly many: number } | null

const as = (field: MatchField, { cell, column }: Filled): Part => part(field, cell, column)

/** `Ana | 6 x 4 | Bia`. */
const scoreBetween: Form = ([one, score, other]) =>
  one && score && other && isScore(score.cell) && isSide(one.cell) && isSide(other.cell)
    ? { parts: [as('side1', one), as('result', score), as('side2', other)], many: 3 }
    : null

/** A score of one side, also with its shoot-out: `1`, `1 (4)`, `(4) 1`. */
const isOwnScore = (cell: string): boolean => /^(?:\d{1,3}(?:\s?\(\d{1,2}\))?|\(\d{1,2}\)\s?\d{1,3})$/.test(cell)

/** `Ana | 6 | x | 4 | Bia`, also without the sign. */
const scoresBetween: Form = ([one, own, ...rest]) => {
  if (!one || !own || !isOwnScore(own.cell)) return null
  const hasSign = SEPARATOR.test(rest[0]?.cell ?? '')
  const [others, other] = hasSign ? rest.slice(1) : rest
  if (!others || !other || !isOwnScore(others.cell) || !isSide(one.cell) || !isSide(other.cell)) return null
  // a name and the code of a delegation are the ends of a row about one person
  if (!hasSign && isCode(one.cell) !== isCode(other.cell)) return null
  const score = part('result', `${own.cell} x ${others.cell}`, own.column)
  return { parts: [as('side1', one), score, as('side2', other)], many: hasSign ? 5 : 4 }
}

const isCode = (words: string): boolean => /^\p{Lu}{2,3}$/u.test(words)

const WON = new RegExp(`^(?:${BEAT})$`, 'iu')
const WAS_LOST = new RegExp(`^(?:${LOST})$`, 'iu')

/** `Ana | bt | Bia | 6-4`, `Ana | lost to | Bia | 3-5`, also without a score or with words in its place: `by fall`. */
const outcomeBetween: Form = ([one, outcome, other, score]) => {
  if (!one || !outcome || !other || !isSide(one.cell) || !isSide(other.cell)) return null
  const winner = WON.test(outcome.cell) ? one : WAS_LOST.test(outcome.cell) ? other : null
  if (winner === null) return null
  const parts = [as('side1', one), as('side2', other), part('wlt', winner.cell, outcome.column)]
  return score ? { parts: [...parts, as('result', score)], many: 4 } : { parts, many: 3 }
}

/** `Ana | x | Bia | 6-4`, also without a score. */
const scoreBehindSeparator: Form = ([one, separator, other, score]) => {
  if (!one || !separator || !other || !SEPARATOR.test(separator.cell)) return null
  if (!isSide(one.cell) || !isSide(other.cell)) return null
  const sides = [as('side1', one), as('side2', other)]
  return score && beginsWithScore(score.cell)
    ? { parts: [...sides, as('result', score)], many: 4 }
    : { parts: sides, many: 3 }
}

/** `Ana | Bia | 6-4`. */
const scoreBehind: Form = ([one, other, score]) =>
  one && other && score && isScore(score.cell) && isSide(one.cell) && isSide(other.cell)
    ? { parts: [as('side1', one), as('side2', other), as('result', score)], many: 3 }
    : null
