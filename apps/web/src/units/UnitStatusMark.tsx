import { capital } from '@games/domain/text/capital'
import type { UnitSummary } from '@games/contract'
import { useT } from '../i18n/use-t.ts'
import { StatusMark } from '../ui/StatusMark.tsx'
import { useUnitWords } from './use-unit-words.ts'

/** A unit's status; while it runs, where it stands ("2º tempo 18:42"), if the source says. */
export function UnitStatusMark({ unit, size = 'm' }: { unit: UnitSummary; size?: 'm' | 'l' }) {
  const t = useT()
  const words = useUnitWords()
  const { status } = unit
  const stands = capital(words.stands(unit))
  const plain = t(`status.${status}`)
  // a fifth set tells how four ended
  const word = stands ? (
    <>
      <span data-spoiler="">{stands}</span>
      <span className="spoilers-instead">{plain}</span>
    </>
  ) : (
    plain
  )
  return <StatusMark status={status} word={word} size={size} />
}
