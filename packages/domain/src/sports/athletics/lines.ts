import type { Localized } from '../../text/localized.ts'
import { signed } from '../../text/minus.ts'
import { isOver, sharedFirst } from '../race.ts'
import type { SportRow, SportUnit } from '../sport.ts'
import { extensionOf, infoOf, valueOf, valuesOf } from '../values.ts'
import { formOf, isDeciding } from './events.ts'
import { bestAttempt, heightsMet } from '../field.ts'

const SECOND_BEST: Localized = {
  por: 'decidido pela segunda melhor marca',
  eng: 'decided by the second best mark',
  spa: 'decidido por la segunda mejor marca',
}
const JUMP_OFF: Localized = {
  por: 'decidido no desempate',
  eng: 'decided in a jump-off',
  spa: 'decidido en el desempate',
}
const FAILURES: Localized = {
  por: 'decidido pelo número de falhas',
  eng: 'decided on countback',
  spa: 'decidido por el número de nulos',
}

/** How it was won, where the result alone does not say it: with which wind, or by what two equal results were parted. */
export function lineOfAthletics(unit: SportUnit): Localized | null {
  const form = formOf(unit)
  const shared = form === 'race' || isDeciding(unit) ? sharedFirst(unit) : null
  if (shared) return shared
  const [first, second] = unit.rows
  if (!isOver(unit) || first?.rank !== '1' || first.result === null || first.irm !== null) return null
  // the source ranked them apart though their results are equal: the rules of the event leave one reason
  const isParted = isDeciding(unit) && second?.rank === '2'
  const parted = isParted && second.result === first.result
  switch (form) {
    case 'race':
      return withWind(first.result, infoOf(unit.extendedInfos, 'WIND_SPEED') ?? valueOf(first, 'WIND_SPEED'))
    case 'attempts': {
      if (parted && hasTrials(first, second, 'ATTEMPT')) return SECOND_BEST
      const best = bestAttempt(first)
      return withWind(first.result, (best && extensionOf(best, 'WIND_SPEED')) ?? valueOf(first, 'WIND_SPEED'))
    }
    case 'height':
      if (!isParted || !hasTrials(first, second, 'HEIGHT')) return null
      // a height cleared in the jump-off is the result (TR25.21), and the winner may not have jumped in it
      if ([first, second].some(hasJumpedOff)) return JUMP_OFF
      return parted ? FAILURES : null
    case 'combined':
      return null
  }
}

const withWind = (result: string, wind: string | null): Localized | null =>
  wind === null ? null : { por: `${result} (${signed(wind)})` }

const hasJumpedOff = (row: SportRow): boolean => heightsMet(row).some(({ jumpOff }) => jumpOff > 0)

const hasTrials = (first: SportRow, second: SportRow, code: string): boolean =>
  [first, second].every((row) => valuesOf(row, code).length > 0)
