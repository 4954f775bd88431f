import type { Match } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { AthleteTable } from './AthleteTable.tsx'

/** The athletes of both sides with their figures; nothing while none were sent. */
export function MatchAthletes({ match: { unit, athletes } }: { match: Match }) {
  const t = useT()
  const [home, away] = unit.sides
  if (!home || !away || athletes.columns.length === 0) return null
  return (
    <details className="matches-athletes">
      <summary>{t('matches.athletes')}</summary>
      <AthleteTable side={home} rows={athletes.home} columns={athletes.columns} />
      <AthleteTable side={away} rows={athletes.away} columns={athletes.columns} />
    </details>
  )
}
