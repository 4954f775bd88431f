import type { RankedUnit } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import { useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { Score } from '../../ui/Score.tsx'
import { CompetitorName } from '../../units/CompetitorName.tsx'

/** Who leads or has won a field, with the result as the page's figure. Nothing before there is a result. */
export function FieldWinner({ unit }: { unit: RankedUnit }) {
  const t = useT()
  const text = useText()
  const { leader } = unit
  if (!leader || UNIT_KIND[unit.status] === 'called-off') return null
  const { competitor, medal, result } = leader
  const organisation = competitor.organisation
  const organisationName = organisation ? text(organisation.name, organisation.code) : ''
  return (
    <div className="units-winner" data-spoiler="">
      {result ? (
        <span className={result.length > 7 ? 'units-winner-result units-winner-result-long' : 'units-winner-result'}>
          <Score value={result} />
        </span>
      ) : null}
      <span className="units-winner-who">
        {organisation ? <Flag organisation={organisation} size="l" /> : null}
        <span>
          <b>{medal && organisation ? t(`units.medal-for.${medal}`, { name: organisationName }) : organisationName}</b>
          {competitor.name === organisationName ? null : (
            <span>
              <CompetitorName competitor={competitor} />
            </span>
          )}
        </span>
      </span>
    </div>
  )
}
