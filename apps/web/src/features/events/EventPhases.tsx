import type { EventPage, Meanings, Qualifier } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import { genderOf } from '@games/domain/rsc'
import { useId, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { List } from '../../ui/List.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { QualificationMark, useMarkMeaning } from './QualificationMark.tsx'
import { unitAddress } from '../../units/unit-address.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { UnitRow } from '../../units/UnitRow.tsx'

type Phase = EventPage['phases'][number]

interface EventPhasesProps {
  /** RSC of the event. */
  readonly event: string
  readonly phases: readonly Phase[]
  readonly meanings: Meanings
  /** A phase in words: "Eliminatórias". */
  readonly title: (phase: Phase) => string
  /** Whether the units are shown elsewhere on the page: then only phases that are on are open. */
  readonly isDrawn: boolean
}

/** The phases of an event in the order they are played: their units, and who went on from them. */
export function EventPhases({ phases, ...rest }: EventPhasesProps) {
  const t = useT()
  const heading = useId()
  return (
    <section className="events-part" aria-labelledby={heading}>
      <div className="ui-section">
        <h3 id={heading}>{t('events.phases')}</h3>
      </div>
      {phases.map((phase) => (
        <PhasePart key={phase.code} phase={phase} {...rest} />
      ))}
    </section>
  )
}

function PhasePart({ event, phase, meanings, title, isDrawn }: Omit<EventPhasesProps, 'phases'> & { phase: Phase }) {
  const t = useT()
  // what begins while one reads does not open by itself: the page would move
  const [open] = useState(() => !isDrawn || phase.units.some(({ status }) => UNIT_KIND[status] === 'live'))
  const over = phase.units.filter(({ status }) => UNIT_KIND[status] === 'final').length
  return (
    <details className="events-phase" id={phase.code} open={open}>
      <summary>
        <h4>{title(phase)}</h4>
        <span>{t('events.over', { over, units: phase.units.length })}</span>
      </summary>
      <ul className="events-units">
        {phase.units.map((unit) => (
          <li key={unit.code}>
            <UnitRow unit={unit} />
          </li>
        ))}
      </ul>
      {phase.qualifiers.length > 0 ? (
        <Qualifiers event={event} qualifiers={phase.qualifiers} meanings={meanings} />
      ) : null}
    </details>
  )
}

function Qualifiers({
  event,
  qualifiers,
  meanings,
}: {
  event: string
  qualifiers: readonly Qualifier[]
  meanings: Meanings
}) {
  const t = useT()
  const meaning = useMarkMeaning(meanings)
  const words = useUnitWords()
  const heading = useId()
  return (
    <div className="events-qualifiers">
      <h5 id={heading}>{t('events.qualified', { gender: genderOf(event), count: qualifiers.length })}</h5>
      <List label={t('events.qualified', { gender: genderOf(event), count: qualifiers.length })}>
        {qualifiers.map(({ competitor, mark, result, unit }) => (
          <ListRow
            key={`${competitor.code} ${unit}`}
            href={unitAddress(unit)}
            lead={
              <span className="events-qualifier-lead">
                <QualificationMark mark={mark} meaning={meaning(mark)} />
                {competitor.organisation ? <Flag organisation={competitor.organisation} /> : null}
              </span>
            }
            title={competitor.name}
            second={[words.ofCode(unit), meaning(mark)].filter(Boolean).join(', ')}
            trail={result ? <b>{result}</b> : undefined}
          />
        ))}
      </List>
    </div>
  )
}
