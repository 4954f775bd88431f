import type { Localized } from '../text/localized.ts'
import { MINUS } from '../text/minus.ts'
import type { Cell, Column, SportRow, SportUnit, SportValue } from './sport.ts'
import { cellOf, extensionOf, infoOf, valuesOf } from './values.ts'

/**
 * What both gymnastics have in common: an exercise is an ER value by its apparatus, its score the value, what the score is made of its
 * extensions. The panels' scores are shown as they came; what was taken off is shown with a minus, and none at all as nothing.
 */
export interface Part {
  /** The extension's code. */
  readonly code: string
  readonly label: Localized
  readonly letters: string
  /** Parts of the part, e.g. the body's and the apparatus' difficulty. */
  readonly of?: readonly { readonly code: string; readonly letters: string }[]
}

export const DIFFICULTY: Part = {
  code: 'DIFFICULTY',
  label: { por: 'Dificuldade', eng: 'Difficulty', spa: 'Dificultad' },
  letters: 'D',
}
export const EXECUTION: Part = {
  code: 'EXECUTION',
  label: { por: 'Execução', eng: 'Execution', spa: 'Ejecución' },
  letters: 'E',
}
const PENALTY: Localized = { por: 'Penalização', eng: 'Penalty', spa: 'Penalización' }

/** The exercise of a row by its code; its only athlete's where one competes for themselves. */
export const exerciseOf = (row: SportRow, code: string): SportValue | undefined => valuesOf(row, code)[0]

/** A column of an exercise: the score, below it what it is made of and its place on the apparatus. */
export const exerciseColumn = (code: string, label: Localized, parts: readonly Part[], short?: string): Column => ({
  key: code.toLowerCase(),
  label,
  ...(short === undefined ? {} : { short }),
  cell: (row) => exerciseCell(exerciseOf(row, code), parts, membersNote(row, code)),
})

/** Columns of what the score of a unit's only exercise is made of: the score itself is the result. */
export const partColumns = (code: string, parts: readonly Part[]): Column[] => [
  ...parts.map((part) => ({
    key: part.code.toLowerCase(),
    label: part.label,
    short: part.letters,
    cell: (row: SportRow) => {
      const exercise = exerciseOf(row, code)
      const score = exercise ? extensionOf(exercise, part.code) : null
      return score === null ? null : withNote(score, exercise ? detail(exercise, part) : '')
    },
  })),
  {
    key: 'penalty',
    label: PENALTY,
    cell: (row) => {
      const exercise = exerciseOf(row, code)
      return cellOf(exercise ? takenOff(exercise) : null)
    },
  },
]

function exerciseCell(exercise: SportValue | undefined, parts: readonly Part[], members: string): Cell | null {
  if (!exercise) return null
  if (exercise.irm) return { text: exercise.irm, mark: 'passed' }
  if (exercise.value === undefined) return null
  return withNote(exercise.value, members || note(exercise, parts))
}

/** "D 5.4 E 8.200 −0.100 (3)". */
function note(exercise: SportValue, parts: readonly Part[]): string {
  const written = parts.flatMap((part) => {
    const score = extensionOf(exercise, part.code)
    if (score === null) return []
    const inside = detail(exercise, part)
    return [`${part.letters}\u00a0${score}${inside ? ` (${inside})` : ''}`]
  })
  return [...written, takenOff(exercise), exercise.rank ? `(${exercise.rank})` : null].filter(Boolean).join(' ')
}

/** "DB 5.6 DA 2.8". */
const detail = (exercise: SportValue, part: Part): string =>
  (part.of ?? [])
    .flatMap(({ code, letters }) => {
      const score = extensionOf(exercise, code)
      return score === null ? [] : [`${letters}\u00a0${score}`]
    })
    .join(' ')

/** The penalty with a minus, however it was signed; null where none was given. */
function takenOff(exercise: SportValue): string | null {
  const digits = /^[-−]?(\d+(?:[.,]\d+)?)$/.exec(extensionOf(exercise, 'PENALTY') ?? '')?.[1]
  return digits === undefined || Number(digits.replace(',', '.')) === 0 ? null : `${MINUS}${digits}`
}

/**
 * The scores of a team's members on an apparatus, in their order: those that count as a sum, those left out in brackets
 * ("13.700 + 13.533 (12.900)"). Whether a score counts is the source's word, COUNTING of the member's value.
 */
function membersNote({ competitor: { athletes } }: SportRow, code: string): string {
  if (athletes.length < 2) return ''
  const scores = athletes.flatMap(({ extended }) =>
    extended.filter((value) => value.code === code && value.value !== undefined),
  )
  const [counting, others] = [scores.filter(counts), scores.filter((score) => !counts(score))]
  return [counting.map(({ value }) => value).join(' + '), ...others.map(({ value }) => `(${value})`)]
    .filter(Boolean)
    .join(' ')
}

const counts = (score: SportValue): boolean => extensionOf(score, 'COUNTING') !== 'N'

const withNote = (text: string, below: string): Cell => (below ? { text, note: below } : { text })

/**
 * How a list of exercises stands in one line: the rotation while one is on (UI/ROTATION); else that the first place is shared, which
 * figures alone do not say; else what the leader's only exercise is made of, beside its score.
 */
export function gymnasticsLine(unit: SportUnit, apparatus: string | null, parts: readonly Part[]): Localized | null {
  const rotation = infoOf(unit.extendedInfos, 'ROTATION')
  if (rotation !== null && ON.has(unit.status))
    return { por: `${rotation}ª rotação`, eng: `rotation ${rotation}`, spa: `${rotation}.ª rotación` }
  const [first] = unit.rows
  if (!first) return null
  if (first.rank === '1' && first.rankEqual) return TIED
  const exercise = apparatus === null ? undefined : exerciseOf(first, apparatus)
  const made = exercise ? note({ ...exercise, rank: '' }, parts) : ''
  return made ? { por: made, eng: made, spa: made } : null
}

const ON: ReadonlySet<SportUnit['status']> = new Set(['RUNNING', 'SCHEDULED_BREAK', 'PROGRAMED_PAUSE', 'INTERRUPTED'])
const TIED: Localized = { por: 'empate em 1º lugar', eng: 'tied for 1st', spa: 'empate en el 1.er puesto' }
