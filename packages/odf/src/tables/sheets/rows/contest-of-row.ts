import { roundOf } from '@games/domain/draw/phase-order'
import * as cells from '../cells.ts'
import { type CombinedPart, partIn, partOfCombined } from '../combined-parts.ts'
import { ROUND_ROBIN, withPool } from '../pool-words.ts'
import type { Contest } from '../reading.ts'
import { rscIn, withoutEvent } from '../row-words.ts'
import type { SheetRow } from '../sheet-row.ts'
import { isKnockoutTitle } from '../title-facts.ts'
import { splitPhase, unitWords } from '../word-codes.ts'
import { disciplineOfRow, eventOfRow, isOfClassification } from './event-of-row.ts'

/** The words of the contest in a row. The phase can be behind the words of the event. */
export function contestOfRow(row: SheetRow): Contest {
  const { values, table } = row
  const { event } = values
  const inUnit = values.unit === undefined ? null : cells.sidesOf(values.unit)
  const sides: Contest['sides'] =
    values.side1 !== undefined || values.side2 !== undefined ? [values.side1 ?? '', values.side2 ?? ''] : inUnit
  const phase = phaseWithPool(
    row,
    withoutEvent(phaseOfCell(row) ?? titledPhase(row, sides !== null), event),
    sides !== null,
  )
  const unit = [inUnit ? undefined : values.unit, values.unit_number]
    .filter((part) => part !== undefined)
    // beside a phase the header tells a heat from a match
    .map((part) => (phase !== undefined && /^\d+$/.test(part) ? `${table.heatPrefix}${part}` : part))
    .join(' ')
  if (phase !== undefined) return { phase, own: unit, text: [phase, unit].filter(Boolean).join(' '), event, sides }
  if (unit === '' && event !== undefined && rscIn(event) === null) {
    const split = isOfClassification(row, event) ? null : splitPhase(event)
    if (split && split.rest !== '')
      return {
        phase: split.phase,
        own: unit,
        text: split.phase,
        event: split.rest.replace(/\s*[–—:|-]\s*$/, ''),
        sides,
      }
  }
  return { phase: unit, own: '', text: unit, event, sides }
}

/** The phase in its column. A number below `Rodada` is a round of a league. */
function phaseOfCell({ values: { phase }, table: { roundPrefix } }: SheetRow): string | undefined {
  return phase !== undefined && /^\d{1,2}\s?[.ºª°]?$/.test(phase) ? `${roundPrefix}${phase}` : phase
}

/**
 * The phase in the titles of a row. The ranks of people who all met each other are those of their class, and matches below `Eliminación directa` can
 * have their round in the column of matches.
 */
function titledPhase({ values, titles: { phase } }: SheetRow, isMatch: boolean): string | undefined {
  const isRound = isMatch && values.unit !== undefined && roundOf(unitWords(values.unit, { isMatch }).phase) >= 0
  if (phase !== undefined && isRound && isKnockoutTitle(phase)) return undefined
  const isOfPeople = values.athlete !== undefined || values.family_name !== undefined
  if (phase === undefined || isMatch || !isOfPeople || values.rank === undefined) return phase
  return /[\p{L}\d]/u.test(phase.replace(ROUND_ROBIN, '')) ? phase : undefined
}

const OF_PHASES = /fase|etapa|phase|stage|round|ronda|rodada/i

function phaseWithPool({ values, table }: SheetRow, words: string | undefined, isMatch: boolean): string | undefined {
  const { pool } = values
  if (pool === undefined) return words
  // the last rows of such a column can have the round of the knockout
  if (isMatch && roundOf(unitWords(pool, { isMatch }).phase) >= 0) return pool
  const named = withPool(words, { pool, header: table.poolHeader, code: unitWords(words ?? '').phase, isMatch })
  // of a column of pools and phases, `Zona/Fase`
  return named ?? (isMatch && OF_PHASES.test(table.poolHeader) ? pool : undefined)
}

/**
 * The part of a combined event that a row is of, by its event or by the words of its phase; null: the row is of a whole event. Medals are of
 * whole events.
 */
export function combinedPartOf(
  { sheet, values, titles }: SheetRow,
  contest: Contest,
  discipline: string | null,
): CombinedPart | null {
  const event = contest.event ?? values.event ?? (values.category === undefined ? titles.event : undefined)
  if (discipline === null || event === undefined || sheet.kind === 'medallists') return null
  return partOfCombined(discipline, event) ?? (contest.phase === '' ? null : partIn(discipline, event, contest.phase))
}

/** The phase and the unit of a part in an RSC. Its heats have numbers, and words of a final tell nothing. */
export const partUnit = ({ part }: CombinedPart, { phase, own }: Contest): string =>
  `${part.padEnd(4, '-')}${unitWords(phase, { own }).unit}`

/** Contest, discipline and event of a row, also of a row that has another problem. `part`: of a combined event; null: the row is of the whole. */
export function contestAndEvent(row: SheetRow): {
  readonly contest: Contest
  readonly discipline: string | null
  readonly event: string | null
  readonly part: CombinedPart | null
} {
  const contest = contestOfRow(row)
  const discipline = disciplineOfRow(row)
  const part = combinedPartOf(row, contest, discipline)
  const event = eventOfRow(row, part?.event ?? contest.event ?? row.values.event, discipline)
  if (row.isSound && discipline === null && event === null) row.problem('missing-value', 'discipline', null)
  else if (row.isSound && event === null) row.problem('missing-value', 'event', null)
  return { contest, discipline, event, part }
}

/** The contest of a row and the code of its event, or null if the row has a problem or an open question. */
export function contestOfEvent(
  row: SheetRow,
): (Contest & { readonly event: string; readonly part: CombinedPart | null }) | null {
  const { contest, event, part } = contestAndEvent(row)
  return row.isSound && event !== null ? { ...contest, event, part } : null
}
