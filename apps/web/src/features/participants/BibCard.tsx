import type { AthleteRow } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { delegationAddress } from './search-address.ts'

/** The number is the portrait: nothing personal is needed for the page to belong to someone. */
export function BibCard({ athlete }: { athlete: AthleteRow }) {
  const t = useT()
  const text = useText()
  const { bib, disciplines, name, organisation } = athlete
  return (
    <section className="participants-bib" aria-label={t('participants.bib-card')}>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <div className="participants-bib-top">
        <span>
          <Flag organisation={organisation} size="l" />
          <a href={delegationAddress(organisation.code)}>{text(organisation.name, organisation.code)}</a>
        </span>
        <span>
          {disciplines.map((discipline) => (
            <Pictogram key={discipline.code} code={discipline.code} name={text(discipline.name, discipline.code)} />
          ))}
        </span>
      </div>
      {bib ? <p className={`participants-bib-number participants-bib-${Math.min(bib.length, 6)}`}>{bib}</p> : null}
      <p className="participants-bib-name">{name}</p>
    </section>
  )
}
