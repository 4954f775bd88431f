import { isOfDraw } from '@games/domain/ranking-rules/index'
import type { OdfUnit } from '../message.ts'

/**
 * Contests of an earlier draw that a new one does not have, by code: those of its phases in which a competitor stands, and what waits for
 * who wins or loses there. Contests in which nobody was drawn stay, also where the programme says who of its other contests comes there.
 * `units`: of the events that are drawn; `drawn`: codes of the new draw.
 */
export function leftOfDraw(units: readonly OdfUnit[], drawn: ReadonlySet<string>): string[] {
  const others = units.filter(({ code, phaseType, startList, scheduleStatus }) => {
    // what was taken out with its sides kept still shows in the bracket
    const isOut = scheduleStatus === 'UNSCHEDULED' && startList.length === 0
    return phaseType === '3' && !isOut && !drawn.has(code)
  })
  const left = new Set(
    others.flatMap(({ code, startList }) =>
      isOfDraw(code) && startList.some(({ competitor }) => competitor !== null) ? [code] : [],
    ),
  )
  for (let before = -1; before < left.size; ) {
    before = left.size
    for (const { code, startList } of others)
      if (startList.some(({ previousUnit }) => left.has(previousUnit?.unit ?? ''))) left.add(code)
  }
  return [...left]
}
