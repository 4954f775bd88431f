import type { Localized } from '../text/localized.ts'
import { signed, withMinus } from '../text/minus.ts'
import { sportOf } from './registry.ts'
import type { Cell, Fact, SportUnit } from './sport.ts'
import type { UnitForm } from './unit-form.ts'
import { infoOf } from './values.ts'

/** A unit's result as its sport draws it, ready to be shown: nothing of the sport is needed to read it. */
export interface Sheet {
  readonly form: UnitForm
  readonly columns: readonly { readonly key: string; readonly label: Localized; readonly short?: string }[]
  /** A line for each row of the unit, in their order; a cell for each of the columns. */
  readonly cells: readonly (readonly (Cell | null)[])[]
  /** Two sides beside each other; none where neither side has it. */
  readonly statistics: readonly {
    readonly key: string
    readonly label: Localized
    readonly home: string | null
    readonly away: string | null
  }[]
  readonly facts: readonly Fact[]
}

/** The sheet of a unit by its sport's module. Before the start it has no figures. */
export function sheetOf(unit: SportUnit): Sheet {
  const sport = sportOf(unit.typeCode)
  const form = sport.form(unit)
  if (!unit.started) return { form, columns: [], cells: unit.rows.map(() => []), statistics: [], facts: [] }
  const columns = sport
    .columns(unit)
    .map(({ cell, ...column }) => ({ column, cells: unit.rows.map((row) => written(cell(row, unit))) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null))
  const [home, away] = unit.rows
  const statistics =
    unit.headToHead && home && away
      ? sport
          .statistics(unit)
          .map(({ key, label, value }) => ({
            key,
            label,
            home: figure(value(home, unit)),
            away: figure(value(away, unit)),
          }))
          .filter((statistic) => statistic.home !== null || statistic.away !== null)
      : []
  return {
    form,
    columns: columns.map(({ column }) => column),
    cells: unit.rows.map((_, at) => columns.map(({ cells }) => cells[at] ?? null)),
    statistics,
    facts: [...windOf(unit), ...sport.facts(unit)].map((fact) => ({ ...fact, value: withMinus(fact.value) })),
  }
}

const figure = (text: string | null): string | null => text && withMinus(text)

const written = (cell: Cell | null): Cell | null =>
  cell && { ...cell, text: withMinus(cell.text), ...(cell.note && { note: withMinus(cell.note) }) }

const WIND: Localized = { por: 'Vento', eng: 'Wind', spa: 'Viento' }

/** The wind of a whole unit, where its source sends one (UI/WIND_SPEED, metres a second): any sport's. */
function windOf({ extendedInfos }: SportUnit): Fact[] {
  const wind = infoOf(extendedInfos, 'WIND_SPEED')
  return wind === null ? [] : [{ label: WIND, value: `${signed(wind)} m/s` }]
}

/** How a unit stands or ended, in one line; null before the start, and where the score says it all. */
export const lineOf = (unit: SportUnit): Localized | null => (unit.started ? sportOf(unit.typeCode).line(unit) : null)
