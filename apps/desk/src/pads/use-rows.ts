import type { DeskCompetitor } from '@games/contract'
import type { OutcomeRow } from '@games/domain/scoring/index'
import { useState } from 'react'
import { useDesk } from '../store/use-desk.ts'
import { usePad } from './use-pad.ts'

export interface PadRow {
  readonly one: DeskCompetitor
  readonly row: OutcomeRow | undefined
  readonly isOut: boolean
  readonly lane: string
}

/** Rows in the order of the start list, with what stands of each; which is selected, and the next of those that may be. */
export function useRows(turn: string | null = null) {
  const { unit, scoring } = usePad()
  const { now } = useDesk()
  const [chosen, choose] = useState<string | null>(null)
  const outcome = scoring.outcome(now())
  const rows = unit.competitors.map((one): PadRow => {
    const row = outcome.rows.find(({ competitor }) => competitor.code === one.code)
    return {
      one,
      row,
      isOut: scoring.desk.outs[one.code] !== undefined,
      lane: scoring.desk.lanes[one.code] ?? one.startOrder ?? scoring.desk.bibs[one.code] ?? one.bib ?? '',
    }
  })
  const left = rows.filter(({ isOut }) => !isOut)
  const selected = chosen ?? turn ?? left[0]?.one.code ?? null
  const next = (open: (row: PadRow) => boolean = () => true): void => {
    const at = rows.findIndex(({ one }) => one.code === selected)
    const after = [...rows.slice(at + 1), ...rows.slice(0, at)]
    choose(after.find((row) => !row.isOut && open(row))?.one.code ?? null)
  }
  return { rows, selected, choose, next, outcome }
}
