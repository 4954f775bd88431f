import type { Medallists as MedallistsView, MedalWonRow } from '@games/contract'
import { trimRsc } from '@games/domain/rsc'
import { shortDay } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'

/** Who won the medals of a discipline, event by event, the newest day first (spec R2.6). */
export function Medallists({ view }: { view: MedallistsView }) {
  const t = useT()
  if (view.medals.length === 0) return <Empty title={t('medals.empty')} why={t('medals.empty-medallists')} />
  return (
    <ol className="medals-events">
      {eventsOf(view.medals).map((medals) => (
        <EventMedals key={medals[0]?.event.code} medals={medals} />
      ))}
    </ol>
  )
}

/** By event, newest day first, then by event code. */
function eventsOf(medals: readonly MedalWonRow[]): MedalWonRow[][] {
  const by = new Map<string, MedalWonRow[]>()
  for (const medal of medals) by.set(medal.event.code, [...(by.get(medal.event.code) ?? []), medal])
  const dayOf = ([first]: readonly MedalWonRow[]) => first?.date ?? ''
  return [...by.values()].sort(
    (a, b) => dayOf(b).localeCompare(dayOf(a)) || (a[0]?.event.code ?? '').localeCompare(b[0]?.event.code ?? ''),
  )
}

function EventMedals({ medals }: { medals: readonly MedalWonRow[] }) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const [first] = medals
  if (!first) return null
  const { event, discipline, unit, date } = first
  const name = text(event.name, trimRsc(event.code))
  return (
    <li className="medals-decided">
      <div className="medals-decided-head">
        <h2>
          {unit === null ? (
            name
          ) : (
            <a className="link" href={`/discipline/${discipline.code}/results/${trimRsc(unit)}`}>
              {name}
            </a>
          )}
        </h2>
        {date === null ? null : <time dateTime={date}>{shortDay(date, locale)}</time>}
      </div>
      <ul>
        {medals.map(({ medal, competitor, members }) => (
          <li key={`${medal} ${competitor.code}`} className="medals-decided-line">
            <MedalDisc medal={medal} label={t(`medals.won-${medal}`)} />
            {competitor.organisation ? <Flag organisation={competitor.organisation} size="s" /> : null}
            <span className="medals-decided-name">
              {competitor.type === 'A' && competitor.known ? (
                <a href={`/participants/profile/${competitor.code}`}>{competitor.name}</a>
              ) : (
                competitor.name
              )}
              {members.length > 0 ? (
                <span className="medals-members">{members.map((member) => member.name).join(', ')}</span>
              ) : null}
            </span>
            <span className="medals-code">
              {text(competitor.organisation?.name, competitor.organisation?.code ?? '')}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
