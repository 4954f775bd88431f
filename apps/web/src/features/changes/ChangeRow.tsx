import type { Change, ReleaseChange } from '@games/contract'
import type { ReactNode } from 'react'
import { calendarDay, shortDay, timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { hue } from '../../ui/Pictogram.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import type { UnitNaming } from './unit-naming.ts'

/** Differences of a result told in the list; its page has them all. */
const MOST_TOLD = 3

/** The shape and colour of what happened, as a status has them. */
const MARK = {
  cancelled: 'CANCELLED',
  postponed: 'POSTPONED',
  delayed: 'DELAYED',
  reinstated: 'SCHEDULED',
  removed: 'CANCELLED',
  added: 'SCHEDULED',
  moved: 'RESCHEDULED',
  place: 'RESCHEDULED',
} as const

/** One change: when it was said, what it is about, and from what to what. Leads to the page that has it all. */
export function ChangeRow({
  change,
  today,
  isNew,
  units,
}: {
  change: Change
  today: string
  isNew: boolean
  units: UnitNaming
}) {
  const t = useT()
  const text = useText()
  const isSaid = change.kind === 'communication'
  const discipline = isSaid ? change.discipline : change.unit.discipline
  const about = isSaid
    ? named(text(discipline.name, discipline.code), text(change.event?.name, ''))
    : units.about(change.unit)
  const title = isSaid ? about : units.title(change.unit)
  return (
    <a
      className={`changes-row ${hue(discipline.code)}`}
      href={isSaid ? `/reports/${discipline.code}` : units.address(change.unit.code)}
    >
      <span className="changes-when">
        <When at={change.at} today={today} />
        {isNew ? <b className="changes-new">{t('changes.new')}</b> : null}
      </span>
      <span className="changes-what">
        <Kind change={change} />
        <b>{title}</b>
        {isSaid || about === title ? null : <small>{about}</small>}
        <Details change={change} today={today} />
      </span>
    </a>
  )
}

/** "Judô, até 57 kg"; "Basquete feminino" says its sport already. */
const named = (discipline: string, event: string): string =>
  event === '' || event.toLowerCase().includes(discipline.toLowerCase())
    ? event || discipline
    : `${discipline}, ${event}`

function When({ at, today }: { at: string; today: string }) {
  const locale = useLocale()
  const shown = useShownTime()
  const written = shown.at(at)
  const day = calendarDay(written)
  return (
    <>
      {day === today ? null : <small>{shortDay(day, locale)}</small>}
      <span>{timeOfDay(written)}</span>
    </>
  )
}

function Kind({ change }: { change: Change }): ReactNode {
  const t = useT()
  switch (change.kind) {
    case 'schedule':
      return <StatusMark status={MARK[change.what]} word={t(`changes.${change.what}`)} />
    case 'result':
      return change.status === 'PROTESTED' ? (
        <StatusMark status="PROTESTED" word={t('changes.protested')} />
      ) : (
        <StatusMark status="UNOFFICIAL" word={t('changes.result')} />
      )
    case 'medal':
      return <StatusMark status="UNOFFICIAL" word={t('changes.medal')} />
    case 'communication':
      return (
        <span className="changes-said">
          {change.said === 'protest'
            ? t('changes.protest')
            : change.label
              ? t('changes.decision-number', { number: change.label })
              : t('changes.decision')}
        </span>
      )
  }
}

function Details({ change, today }: { change: Change; today: string }): ReactNode {
  const t = useT()
  const text = useText()
  const instantOf = useInstant(today)
  if (change.kind === 'communication') return change.text ? <span className="changes-text">{change.text}</span> : null
  if (change.kind === 'schedule') {
    const { start, place } = change
    const named = (places: readonly { code: string; name: Parameters<typeof text>[0] }[]) =>
      places.map(({ code, name }) => text(name, code)).join(', ')
    return (
      <>
        {start ? <FromTo from={instantOf(start.from)} to={instantOf(start.to)} /> : null}
        {place ? <FromTo from={named(place.from)} to={named(place.to)} /> : null}
        <Notes notes={change.notes} />
      </>
    )
  }
  const told = change.changes.slice(0, MOST_TOLD)
  const rest = change.changes.length - told.length
  return (
    <>
      {told.map((one) => (
        <span key={`${one.what} ${one.competitor.code}`} className="changes-text">
          <Difference change={one} />
        </span>
      ))}
      {rest > 0 ? <span className="changes-text">{t('changes.more', { count: rest })}</span> : null}
      <Notes notes={change.notes} />
    </>
  )
}

const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.map((note) => (
    <span key={note} className="changes-text changes-note">
      {note}
    </span>
  ))

/** A start as it is said; with its day where that is not today. */
function useInstant(today: string): (instant: string | null) => string {
  const t = useT()
  const locale = useLocale()
  const shown = useShownTime()
  return (instant) => {
    if (instant === null) return t('changes.no-time')
    const written = shown.at(instant)
    const day = calendarDay(written)
    return day === today ? timeOfDay(written) : `${shortDay(day, locale)}, ${timeOfDay(written)}`
  }
}

/** Before, struck through, and now. */
function FromTo({ from, to }: { from: string; to: string }) {
  const t = useT()
  return (
    <span className="changes-from-to">
      <span className="ui-hidden">{t('changes.from-to', { from, to })}</span>
      <span aria-hidden="true">
        {from ? <s>{from}</s> : null} {to}
      </span>
    </span>
  )
}

function Difference({ change: { competitor, what, from, to } }: { change: ReleaseChange }): ReactNode {
  const t = useT()
  const name = [competitor.name, competitor.type === 'A' ? competitor.organisation?.code : null]
    .filter(Boolean)
    .join(' ')
  if (what === 'medal') {
    const colour = (medal: string | null) => (medal ? t('changes.colour', { medal }) : '')
    if (to === null) return t('changes.medal-lost', { name, medal: colour(from) })
    return from === null
      ? t('changes.medal-won', { name, medal: colour(to) })
      : t('changes.medal-changed', { name, from: colour(from), to: colour(to) })
  }
  if (what === 'added' || what === 'removed') return t(`changes.${what}-to-list`, { name })
  if (what === 'rank')
    return t('changes.rank', {
      name,
      from: from ? t('changes.position', { place: from }) : '–',
      to: to ? t('changes.position', { place: to }) : '–',
    })
  return t('changes.figure', { name, from: from ?? '–', to: to ?? '–' })
}
