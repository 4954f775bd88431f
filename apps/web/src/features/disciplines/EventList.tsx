import { capital } from '@games/domain/text/capital'
import type { EventSummary } from '@games/contract'
import { trimRsc } from '@games/domain/rsc'
import { shortDay } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { LiveDot } from '../../ui/LiveDot.tsx'
import { Podium } from './Podium.tsx'
import { unitAddress } from '../../units/unit-address.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { Spoiler } from '../../spoilers/Spoiler.tsx'

const GENDERS = ['W', 'M', 'X'] as const
type Gender = (typeof GENDERS)[number] | 'O'
const genderOf = ({ gender }: EventSummary): Gender => GENDERS.find((known) => known === gender) ?? 'O'

interface EventListProps {
  readonly events: readonly EventSummary[]
  /** Where its course is: brackets, pools, phases. */
  readonly eventAddress: (code: string) => string
}

/** The events of a discipline, by gender: how far each is, when it is decided, who won (spec R2.2, `competitions`). */
export function EventList({ events, eventAddress }: EventListProps) {
  const t = useT()
  if (events.length === 0) return <Empty title={t('discipline.no-events')} why={t('discipline.no-events-why')} />
  return ([...GENDERS, 'O'] as const)
    .map((gender) => ({ gender, members: events.filter((event) => genderOf(event) === gender) }))
    .filter(({ members }) => members.length > 0)
    .map(({ gender, members }) => (
      <section key={gender} className="discipline-part">
        <div className="ui-section">
          <h2>{t(`discipline.gender-${gender}`)}</h2>
          <span>{t('discipline.events', { count: members.length })}</span>
        </div>
        <ul className="discipline-events">
          {members.map((event) => (
            <li key={event.code}>
              <EventLine event={event} address={eventAddress(event.code)} />
            </li>
          ))}
        </ul>
      </section>
    ))
}

function EventLine({ event, address }: { event: EventSummary; address: string }) {
  const t = useT()
  const text = useText()
  const { name, code, live, medals, final, next } = event
  const unit = medals.length > 0 ? (final ?? next) : next
  const head = (
    <>
      <b>{text(name, trimRsc(code))}</b>
      {live > 0 ? (
        <span className="ui-live">
          <LiveDot still /> {t('discipline.live')}
        </span>
      ) : null}
      <small>
        <EventProgress event={event} />
      </small>
    </>
  )
  return (
    <div className="discipline-event">
      {unit ? (
        <a className="discipline-event-name" href={unitAddress(unit.code)}>
          {head}
        </a>
      ) : (
        <span className="discipline-event-name">{head}</span>
      )}
      {medals.length > 0 ? (
        <Spoiler of={code} name={text(name, trimRsc(code))}>
          <Podium medals={medals} unsettled={event.unsettled} />
        </Spoiler>
      ) : null}
      <Phases event={event} address={address} />
      <a
        className="discipline-course"
        href={address}
        aria-label={`${t('discipline.course')}, ${text(name, trimRsc(code))}`}
      >
        {t('discipline.course')}
      </a>
    </div>
  )
}

/** How far each phase of an event is, where it has several and is not over. */
function Phases({ event: { code, name, phases, over, units }, address }: { event: EventSummary; address: string }) {
  const t = useT()
  const words = useUnitWords()
  const text = useText()
  if (phases.length < 2 || over === units) return null
  return (
    <ul className="discipline-phases" aria-label={t('discipline.phases-of', { event: text(name, trimRsc(code)) })}>
      {phases.map((phase) => (
        <li key={phase.code} className={phase.live > 0 ? 'discipline-phase-live' : undefined}>
          <a href={`${address}#${phase.code}`}>
            <span>
              {capital(words.ofCode(phase.code))} <span aria-hidden="true">{`${phase.over}/${phase.units}`}</span>
              <span className="ui-hidden">
                {t('discipline.over', { over: phase.over, units: phase.units })}
                {phase.live > 0 ? `, ${t('discipline.live')}` : ''}
              </span>
            </span>
            <progress value={phase.over} max={phase.units} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function EventProgress({ event: { units, over, final, medals } }: { event: EventSummary }) {
  const t = useT()
  const locale = useLocale()
  const played = t('discipline.over', { over, units })
  if (medals.length > 0 || !final?.day) return played
  return `${played}, ${t('discipline.final-on', { day: shortDay(final.day, locale) })}`
}
