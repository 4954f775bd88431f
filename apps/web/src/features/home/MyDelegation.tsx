import type { Api, DayMedals, DelegationDay, Delegations, MedalRow } from '@games/contract'
import { MEDALS } from '@games/domain/medals/medal-table'
import type { ReactNode } from 'react'
import { useViewState } from '../../cache/use-view.ts'
import { useNames } from '../../i18n/use-names.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { chooseDelegation } from '../../session/my-delegation.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Spoiler } from '../../spoilers/Spoiler.tsx'
import { delegationDayQuery } from './home.query.ts'

interface MyDelegationProps {
  readonly api: Api
  readonly day: string
  /** The code of the chosen delegation; null before one is chosen. */
  readonly mine: string | null
  readonly delegations: Delegations['delegations']
  readonly leader: DayMedals['leader']
}

/** How the visitor's delegation stands; before one is chosen, the one that leads, and the invitation to choose. */
export function MyDelegation({ api, day, mine, delegations, leader }: MyDelegationProps) {
  const t = useT()
  const named = useNames().named(delegations.map(({ organisation }) => organisation))
  if (named.length === 0 && !leader) return null
  return (
    <section>
      <div className="ui-section home-section">
        <h2 id="home-delegation">{t('home.delegation')}</h2>
        <select
          className="home-choose"
          aria-labelledby="home-delegation"
          value={mine ?? ''}
          onChange={(event) => chooseDelegation(event.target.value || null)}
        >
          <option value="">{mine === null ? t('home.choose') : t('home.choose-none')}</option>
          {mine !== null && !named.some(({ code }) => code === mine) ? <option value={mine}>{mine}</option> : null}
          {named.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Spoiler of="home.delegation" name={t('home.delegation')}>
        {mine === null ? <Leader leader={leader} /> : <Chosen key={mine} api={api} day={day} code={mine} />}
      </Spoiler>
    </section>
  )
}

function Leader({ leader }: { leader: MedalRow | null }) {
  const t = useT()
  const text = useText()
  if (!leader) return <p className="home-none">{t('home.choose-why')}</p>
  return (
    <Standing row={leader} title={t('home.leads', { name: text(leader.organisation.name, leader.organisation.code) })}>
      {t('home.choose-why')}
    </Standing>
  )
}

function Chosen({ api, day, code }: { api: Api; day: string; code: string }) {
  const t = useT()
  const { view, error, retry } = useViewState(delegationDayQuery(api, code, day))
  if (!view && error !== undefined)
    return (
      <ErrorNote
        title={t('app-shell.load-error')}
        why={t('home.not-loaded')}
        retry={{ label: t('app-shell.retry'), onRetry: retry }}
      />
    )
  if (!view) return <p className="home-none home-standing" />
  const { row, unitsLeft } = view
  return (
    <Standing row={row} mine={code} title={row ? figures(row, t) : t('home.no-medals-of-mine')}>
      {[movement(view, t), t('home.units-left', { count: unitsLeft })].filter(Boolean).join(', ')}
    </Standing>
  )
}

/** "3 ouros, 4 bronzes": the medals there are. */
const figures = (row: MedalRow, t: ReturnType<typeof useT>): string =>
  MEDALS.filter((medal) => row[medal] > 0)
    .map((medal) => t(`home.count-${medal}`, { count: row[medal] }))
    .join(', ')

/** "subiu 2 lugares", since the day began; empty where it stands as it stood, or had no place. */
function movement({ row, rankBefore }: DelegationDay, t: ReturnType<typeof useT>): string {
  if (!row || rankBefore === null || rankBefore === row.rank) return ''
  return rankBefore > row.rank
    ? t('home.risen', { count: rankBefore - row.rank })
    : t('home.fallen', { count: row.rank - rankBefore })
}

function Standing({
  row,
  title,
  mine = null,
  children,
}: {
  row: MedalRow | null
  title: string
  /** The code of the visitor's delegation, where it is that one's: it leads to its page, another one's to the table it leads. */
  mine?: string | null
  children: ReactNode
}) {
  const t = useT()
  return (
    <a
      className={mine === null ? 'home-standing' : 'home-standing home-standing-mine'}
      href={mine === null ? '/medals/all' : `/participants/delegation/${mine}`}
    >
      {row ? <b className="home-rank">{t('home.rank', { rank: row.rank })}</b> : null}
      <span className="home-row-text">
        <span className="home-row-title">{title}</span>
        <span className="home-row-place">{children}</span>
      </span>
      <svg className="home-chevron" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m9 5 7 7-7 7" />
      </svg>
    </a>
  )
}
