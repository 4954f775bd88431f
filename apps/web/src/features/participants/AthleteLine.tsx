import type { AthleteRow } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { profileAddress } from './search-address.ts'

/** An athlete in a list, leading to the profile. `among`: all of the list are of one team, which says the rest. */
export function AthleteLine({ athlete, among = false }: { athlete: AthleteRow; among?: boolean }) {
  const t = useT()
  const text = useText()
  const { organisation } = athlete
  const disciplines = athlete.disciplines.map(({ code, name }) => text(name, code))
  return (
    <a className="participants-line" href={profileAddress(athlete.id)}>
      {among ? null : <Flag organisation={organisation} />}
      <span>
        <b>{athlete.name}</b>
        {among ? null : <small>{[text(organisation.name, organisation.code), ...disciplines].join(', ')}</small>}
      </span>
      {athlete.bib ? (
        <span className="participants-number">
          <span className="ui-hidden">{t('participants.bib', { bib: athlete.bib })}</span>
          <span aria-hidden="true">{athlete.bib}</span>
        </span>
      ) : null}
    </a>
  )
}
