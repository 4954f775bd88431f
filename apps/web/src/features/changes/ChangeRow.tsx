import type { Change, ReleaseChange, UnitSummary } from '@games/contract'
import { capital } from '@games/domain/text/capital'
import { withMinus } from '@games/domain/text/minus'
import type { ReactNode } from 'react'
import { useT, useText } from '../../i18n/use-t.ts'
import { hue } from '../../ui/Pictogram.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { unitAddress } from '../../units/unit-address.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { SpoilerRow } from '../../spoilers/Spoiler.tsx'
import { useWhen } from './use-when.ts'

/** Differences of a result shown in the list; its page has them all. Medals are few, and shown whole. */
const MOST_LISTED = 3

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

/** One change: when it was published, what it is about, and from what to what. Leads to the page that has it all. */
export function ChangeRow({ change, isNew }: { change: Change; isNew: boolean }) {
  const t = useT()
  const { discipline, title, about, address } = useSubject(change)
  const row = (
    <a className={`changes-row ${hue(discipline)}`} href={address}>
      <span className="changes-when">
        <When at={change.at} />
        {isNew ? <b className="changes-new">{t('changes.new')}</b> : null}
      </span>
      <span className="changes-what">
        <Kind change={change} />
        <b>{title}</b>
        {about === title ? null : <small>{about}</small>}
        <Details change={change} />
      </span>
    </a>
  )
  return change.kind === 'schedule' ? (
    row
  ) : (
    <SpoilerRow of={`change.${address}`} name={title}>
      {row}
    </SpoilerRow>
  )
}

/** What a change is about, in words, and where all of it stands: a unit, else an event, else an official communication about a discipline. */
function useSubject(change: Change) {
  const words = useUnitWords()
  const text = useText()
  const ofUnit = (unit: UnitSummary) => ({
    discipline: unit.discipline.code,
    title: words.title(unit),
    about: capital(words.about(unit)),
    address: unitAddress(unit.code),
  })
  if (!('discipline' in change)) return ofUnit(change.unit)
  if (change.kind === 'medal' && change.unit) return ofUnit(change.unit)
  const { discipline, event } = change
  const { code } = discipline
  const title = named(text(discipline.name, code), event ? text(event.name, event.code) : '')
  const address = change.kind === 'medal' ? eventAddress(code, change.event.code) : `/reports/${code}`
  return { discipline: code, title, about: title, address }
}

const eventAddress = (discipline: string, event: string): string =>
  `/discipline/${discipline}/competitions?event=${event}`

/** "Judô, até 57 kg"; "Basquete feminino" says its sport already. */
const named = (discipline: string, event: string): string =>
  event === '' || event.toLowerCase().includes(discipline.toLowerCase())
    ? event || discipline
    : `${discipline}, ${event}`

function When({ at }: { at: string }) {
  const { day, time } = useWhen()(at)
  return (
    <>
      {day === null ? null : <small>{day}</small>}
      <span>{time}</span>
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
        <span className="changes-communication">
          {change.said === 'protest'
            ? t('changes.protest')
            : change.label
              ? t('changes.decision-number', { number: change.label })
              : t('changes.decision')}
        </span>
      )
  }
}

function Details({ change }: { change: Change }): ReactNode {
  const t = useT()
  const text = useText()
  const instantOf = useInstant()
  if (change.kind === 'communication')
    return change.text ? (
      <span className="changes-text" data-spoiler="">
        {change.text}
      </span>
    ) : null
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
  const listed = change.kind === 'medal' ? change.changes : change.changes.slice(0, MOST_LISTED)
  const rest = change.changes.length - listed.length
  return (
    <span className="spoilers-inside" data-spoiler="">
      {listed.map((one) => (
        <span key={`${one.what} ${one.competitor.code} ${one.from} ${one.to}`} className="changes-text">
          <Difference change={one} />
        </span>
      ))}
      {rest > 0 ? <span className="changes-text">{t('changes.more', { count: rest })}</span> : null}
      <Notes notes={change.notes} />
    </span>
  )
}

const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.map((note) => (
    <span key={note} className="changes-text changes-note">
      {note}
    </span>
  ))

/** A start in words; with its day where that is not today. */
function useInstant(): (instant: string | null) => string {
  const t = useT()
  const when = useWhen()
  return (instant) => {
    if (instant === null) return t('changes.no-time')
    const { day, time } = when(instant)
    return day === null ? time : `${day}, ${time}`
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
  return t('changes.figure', { name, from: withMinus(from ?? '–'), to: withMinus(to ?? '–') })
}
