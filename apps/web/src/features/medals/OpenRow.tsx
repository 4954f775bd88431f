import type { Api, MedalRow, MedalWonRow } from '@games/contract'
import { MEDALS } from '@games/domain/medals/medal-table'
import { rankReason } from '@games/domain/medals/rank-reason'
import { trimRsc } from '@games/domain/rsc'
import { useGames } from '../../app-shell/games-context.ts'
import { useViewState } from '../../cache/use-view.ts'
import { shortDay } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { closed, medalAddress } from './medal-address.ts'
import type { MedalSearch } from './medal-search.ts'
import { medallistsAddress } from './medallist-address.ts'
import { type OpenedRow, openedMedalsQuery, partsOf } from './medals.query.ts'
import { rankReasonText } from './rank-reason-text.ts'
import type { TablePlace } from './use-requested-table.ts'

export interface OpenRowProps {
  readonly api: Api
  readonly scope: string
  readonly search: MedalSearch
  /** The table that was asked for last. */
  readonly asked: TablePlace
  readonly row: MedalRow
  /** All rows of the table. */
  readonly rows: readonly MedalRow[]
}

/** What an open row shows: why it has its rank, and its medals with who won them, of all colours or one. */
export function OpenRow({ api, scope, search, asked, row, rows }: OpenRowProps) {
  const t = useT()
  const text = useText()
  const { code } = row.organisation
  const { sort = 'gold', medal, at } = search
  const reason = rankReasonText(rankReason(row, rows, sort), t, (other) =>
    text(other.organisation.name, other.organisation.code),
  )
  const counts = MEDALS.filter((one) => row[one] > 0)
  return (
    <>
      {reason ? <p className="medals-reason">{reason}</p> : null}
      {counts.length > 1 ? (
        <nav className="ui-chips medals-colours" aria-label={t('medals.colours')} data-keep-scroll="">
          {[undefined, ...counts].map((one) => (
            <a
              key={one ?? 'all'}
              className="ui-chip"
              href={medalAddress(asked.path, { ...closed(asked.search), open: code, ...(one ? { medal: one } : {}) })}
              data-replace=""
              aria-current={one === medal ? 'true' : undefined}
            >
              {t(one === undefined ? 'medals.every-colour' : `medals.won-${one}`)}
              <span className="ui-chip-count">{one === undefined ? row.total : row[one]}</span>
            </a>
          ))}
        </nav>
      ) : null}
      <OpenedMedals api={api} opened={{ scope, organisation: code, medal, at }} />
      <p className="medals-on">
        <a className="link" href={`/participants/delegation/${code}`}>
          {t('medals.to-delegation', { name: text(row.organisation.name, code) })}
        </a>
      </p>
    </>
  )
}

/** A delegation's medals with who won them, where and when. */
function OpenedMedals({ api, opened }: { api: Api; opened: OpenedRow }) {
  const t = useT()
  const { view, error, retry } = useViewState(openedMedalsQuery(api, opened))
  if (view) {
    const { organisation, medal, scope, at } = opened
    const { gender, ...parts } = partsOf(scope)
    const ofGender = gender === undefined || gender === 'O' ? {} : { gender }
    return (
      <>
        <ul className="medals-list">
          {view.medals.map((won) => (
            <WonLine key={`${won.medal} ${won.event.code} ${won.competitor.code}`} won={won} />
          ))}
        </ul>
        {view.next !== null && at === undefined ? (
          <p className="medals-on">
            <a
              className="link"
              href={medallistsAddress({ ...parts, ...ofGender, organisation, ...(medal ? { medal } : {}) })}
            >
              {t('medals.see-all', { count: view.total })}
            </a>
          </p>
        ) : null}
      </>
    )
  }
  if (error === undefined) return <Skeleton label={t('medals.loading')} rows={3} />
  return (
    <ErrorNote
      title={t('app-shell.load-error')}
      why={t('medals.not-loaded')}
      retry={{ label: t('app-shell.retry'), onRetry: retry }}
    />
  )
}

function WonLine({ won }: { won: MedalWonRow }) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const { today } = useGames()
  const { medal, competitor, members, discipline, event, unit, date } = won
  const eventName = text(event.name, trimRsc(event.code))
  const day = date === null ? '' : date === today ? t('medals.today') : shortDay(date, locale)
  return (
    <li className="medals-won">
      <MedalDisc medal={medal} label={t(`medals.won-${medal}`)} shared={won.shared ? t('app-shell.tied') : undefined} />
      <div className="medals-who">
        {competitor.type === 'A' && competitor.known ? (
          <a href={`/participants/profile/${competitor.code}`}>{competitor.name}</a>
        ) : (
          competitor.name
        )}
        {members.length > 0 ? <span className="medals-members">{members.map((m) => m.name).join(', ')}</span> : null}
      </div>
      <div className="medals-event">
        {unit === null ? (
          <span>{`${text(discipline.name, discipline.code)}, ${eventName}`}</span>
        ) : (
          <a href={`/discipline/${discipline.code}/results/${trimRsc(unit)}`}>
            {`${text(discipline.name, discipline.code)}, ${eventName}`}
          </a>
        )}
      </div>
      <span className="medals-day">
        {[day, won.unsettled ? t(`medals.${won.unsettled}`) : ''].filter(Boolean).join(', ')}
      </span>
    </li>
  )
}
