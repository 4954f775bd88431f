import { type WeighIn, weighInOf } from '@games/domain/weigh-in/weigh-in'
import type { DeskState } from './desk.ts'
import { isByLink } from './kept.ts'

/** Who was weighed of an event, as its taps have it; null where the device does not know it, or is by a link. `code`: of the weigh-in. */
export function weighedOf(
  { device, weighIns, taps }: Pick<DeskState, 'device' | 'weighIns' | 'taps'>,
  code: string,
): WeighIn | null {
  const one = isByLink(device) ? undefined : weighIns.find((known) => known.code === code)
  if (!one) return null
  const counted = (taps[code] ?? []).flatMap(({ tap, refused }) => (refused ? [] : [tap]))
  return weighInOf(
    one.competitors.map((competitor) => competitor.code),
    one.limits,
    counted,
  )
}
