import type { Changes } from '@games/contract'
import type { ReactNode } from 'react'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { useGames } from '../../app-shell/games-context.ts'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useNames } from '../../i18n/use-names.ts'
import { useT } from '../../i18n/use-t.ts'
import { epochOf } from '../../live/games-clock.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import { changesAddress, dayBefore, morningOf } from './changes-address.ts'
import type { ChangesSearch } from './changes-search.ts'
import { useWhen } from './use-when.ts'

export interface ChangesViewProps {
  readonly view: Changes
  readonly search: ChangesSearch
  /** The games' day. */
  readonly today: string
  /** The visit before this one; null: this is the first, or nobody knows yet. */
  readonly lastVisit: string | null
  /** The visitor's own delegation by code. */
  readonly mine: string | null
}

/** What is otherwise than it was: the programme, results, medals, and official communications; newest first. */
export function ChangesView({ view, search, today, lastVisit, mine }: ChangesViewProps) {
  const t = useT()
  const { utcOffset } = useGames()
  const when = useWhen()
  const sinceText = (instant: string) => {
    const { day, time } = when(instant)
    return day === null ? t('changes.since', { time }) : t('changes.since-day', { day, time })
  }
  const { changes, count } = view
  const rest = count - changes.length
  return (
    <>
      <PageTitle title={t('changes.title')} />
      <FreshnessLine text={sinceText(view.since)} />
      <Choices search={search} view={view} today={today} lastVisit={lastVisit} mine={mine} sinceText={sinceText} />
      {changes.length === 0 ? (
        <Empty title={t('changes.none')} why={t('changes.none-why')}>
          <a className="ui-button" href="/schedule/days">
            {t('changes.to-programme')}
          </a>
        </Empty>
      ) : (
        <>
          <div className="changes-list">
            <div className="ui-section">
              <h2>{t('changes.count', { count })}</h2>
            </div>
            <ol>
              {changes.map((change) => (
                <li key={keyOf(change)}>
                  <ChangeRow
                    change={change}
                    isNew={lastVisit !== null && epochOf(change.at, utcOffset) >= Date.parse(lastVisit)}
                  />
                </li>
              ))}
            </ol>
          </div>
          {rest > 0 ? <p className="changes-rest">{t('changes.rest', { count: rest })}</p> : null}
        </>
      )}
    </>
  )
}

const keyOf = (change: Changes['changes'][number]): string =>
  change.kind === 'communication'
    ? `${change.kind} ${change.at} ${change.discipline.code} ${change.event?.code} ${change.label} ${change.said}`
    : `${change.kind} ${change.kind === 'medal' ? change.event.code : change.unit.code}`

/** Since when, of which discipline, of whom: each a link, so that an address says what is shown. */
function Choices({
  search,
  view,
  today,
  lastVisit,
  mine,
  sinceText,
}: Pick<ChangesViewProps, 'search' | 'view' | 'today' | 'lastVisit' | 'mine'> & {
  sinceText: (instant: string) => string
}) {
  const t = useT()
  const { named: inOrder } = useNames()
  const { utcOffset } = useGames()
  const when = useWhen()
  const morning = morningOf(today, utcOffset)
  const yesterday = morningOf(dayBefore(today), utcOffset)
  const visit = lastVisit === null ? null : when(lastVisit)
  const { since: _morning, ...sinceMorning } = search
  const { discipline: chosen, ...everyDiscipline } = search
  const { delegation, ...everyDelegation } = search
  const disciplines = new Map(
    view.changes
      .map((change) => ('discipline' in change ? change.discipline : change.unit.discipline))
      .map(({ code, name }) => [code, { code, name }]),
  )
  if (chosen !== undefined && !disciplines.has(chosen)) disciplines.set(chosen, { code: chosen, name: null })
  const named = inOrder([...disciplines.values()])
  const own = delegation ?? mine
  return (
    <div className="changes-choices" data-keep-scroll="">
      <Chips label={t('changes.since-when')}>
        <Chip to={sinceMorning} isShown={search.since === undefined}>
          {sinceText(morning)}
        </Chip>
        <Chip to={{ ...search, since: yesterday }} isShown={search.since === yesterday}>
          {sinceText(yesterday)}
        </Chip>
        {search.since !== undefined && search.since !== yesterday && search.since !== lastVisit ? (
          <Chip to={search} isShown>
            {sinceText(search.since)}
          </Chip>
        ) : null}
        {lastVisit !== null && visit !== null && lastVisit !== yesterday ? (
          <Chip to={{ ...search, since: lastVisit }} isShown={search.since === lastVisit}>
            {t('changes.since-visit', { time: [visit.day, visit.time].filter(Boolean).join(', ') })}
          </Chip>
        ) : null}
      </Chips>
      {named.length > 1 || chosen !== undefined || own !== null ? (
        <Chips label={t('changes.of-what')}>
          <Chip to={chosen === undefined ? everyDelegation : everyDiscipline} isShown={!chosen && !delegation}>
            {t('changes.everything')}
          </Chip>
          {own !== null ? (
            <Chip to={delegation ? everyDelegation : { ...search, delegation: own }} isShown={delegation !== undefined}>
              {t('changes.delegation', { code: own })}
            </Chip>
          ) : null}
          {named.map(({ code, name }) => (
            <Chip
              key={code}
              to={code === chosen ? everyDiscipline : { ...search, discipline: code }}
              isShown={code === chosen}
            >
              {name}
            </Chip>
          ))}
        </Chips>
      ) : null}
    </div>
  )
}

const Chips = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className="ui-chips" aria-label={label}>
    {children}
  </nav>
)

const Chip = ({ to, isShown, children }: { to: ChangesSearch; isShown: boolean; children: ReactNode }) => (
  <a className="ui-chip" href={changesAddress(to)} aria-current={isShown ? 'true' : undefined}>
    {children}
  </a>
)
