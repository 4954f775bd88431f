import type { Api, Medallists as MedallistsView, MedalWonRow } from '@games/contract'
import { trimRsc } from '@games/domain/rsc'
import { Suspense, useState } from 'react'
import { useView } from '../../cache/use-view.ts'
import { dayLabel } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { isNarrowed, medallistsAddress } from './medallist-address.ts'
import type { MedallistSearch } from './medallist-search.ts'
import { medallistsQuery } from './medals.query.ts'

interface MedallistsProps {
  readonly api: Api
  readonly page: MedallistsView
  readonly search: MedallistSearch
  /** Where the list is; absent: in the medals' own section. */
  readonly path?: string | undefined
}

/** Who won medals, day by day, the newest first, event by event, fifty medals at a time (spec R2.6). */
export function Medallists(props: MedallistsProps) {
  const t = useT()
  const { page, search, path } = props
  if (page.medals.length > 0) return <MedallistPages key={JSON.stringify(search)} {...props} shown={0} after={null} />
  const { discipline } = search
  return isNarrowed(search) ? (
    <Empty title={t('app-shell.no-results')} why={t('medals.none-found-why')}>
      <a className="ui-button" href={medallistsAddress(discipline === undefined ? {} : { discipline }, path)}>
        {t('medals.clear')}
      </a>
    </Empty>
  ) : (
    <Empty title={t('medals.empty')} why={t('medals.empty-medallists')} />
  )
}

/** A page of medals and, once requested, the pages after it. The way on is a link for readers without script. */
function MedallistPages({
  api,
  page,
  search,
  path,
  shown,
  after,
}: MedallistsProps & {
  /** How many medals stand above this page. */
  readonly shown: number
  /** The medal above this page: a day or an event that goes on is not headed again. */
  readonly after: MedalWonRow | null
}) {
  const t = useT()
  const [wantsMore, setWantsMore] = useState(false)
  const above = shown + page.medals.length
  const next = page.next === null ? null : { ...search, cursor: page.next }
  return (
    <>
      <Days medals={page.medals} after={after} ofDiscipline={search.discipline !== undefined} />
      {next && wantsMore ? (
        <Suspense fallback={<Skeleton label={t('medals.loading')} rows={4} />}>
          <NextPage api={api} search={next} path={path} shown={above} after={page.medals.at(-1) ?? null} />
        </Suspense>
      ) : null}
      {next && !wantsMore ? (
        <a
          className="ui-button medals-more"
          href={medallistsAddress(next, path)}
          onClick={(event) => {
            event.preventDefault()
            setWantsMore(true)
          }}
        >
          {t('medals.more', { count: Math.max(1, Math.min(page.medals.length, page.total - above)) })}
        </a>
      ) : null}
    </>
  )
}

function NextPage(
  props: Omit<MedallistsProps, 'page'> & { readonly shown: number; readonly after: MedalWonRow | null },
) {
  const page = useView(medallistsQuery(props.api, props.search))
  return <MedallistPages {...props} page={page} />
}

function Days({
  medals,
  after,
  ofDiscipline,
}: {
  medals: readonly MedalWonRow[]
  after: MedalWonRow | null
  ofDiscipline: boolean
}) {
  const t = useT()
  const locale = useLocale()
  return [...Map.groupBy(medals, (won) => won.date ?? '')].map(([day, ofDay]) => (
    <section key={day} className="medals-day-part">
      {after !== null && (after.date ?? '') === day ? null : (
        <div className="ui-section">
          <h2>{day === '' ? t('medals.no-day') : <time dateTime={day}>{dayLabel(day, locale)}</time>}</h2>
        </div>
      )}
      <ol className="medals-events">
        {[...Map.groupBy(ofDay, (won) => won.event.code)].map(([event, ofEvent]) => (
          <EventMedals
            key={event}
            medals={ofEvent}
            goesOn={after !== null && after.event.code === event && (after.date ?? '') === day}
            ofDiscipline={ofDiscipline}
          />
        ))}
      </ol>
    </section>
  ))
}

function EventMedals({
  medals,
  goesOn,
  ofDiscipline,
}: {
  medals: readonly MedalWonRow[]
  goesOn: boolean
  ofDiscipline: boolean
}) {
  const t = useT()
  const text = useText()
  const [first] = medals
  if (!first) return null
  const { event, discipline, unit, unsettled } = first
  const name = text(event.name, trimRsc(event.code))
  const disciplineName = text(discipline.name, discipline.code)
  return (
    <li className="medals-decided">
      {goesOn ? null : (
        <div className="medals-decided-head">
          {ofDiscipline ? null : <Pictogram code={discipline.code} size="s" />}
          <h3>
            {unit === null ? (
              name
            ) : (
              <a className="link" href={`/discipline/${discipline.code}/results/${trimRsc(unit)}`}>
                {name}
              </a>
            )}
            {ofDiscipline ? null : <small> {disciplineName}</small>}
            {unsettled ? <small> {t(`medals.${unsettled}`)}</small> : null}
          </h3>
        </div>
      )}
      <ul>
        {medals.map(({ medal, shared, competitor, members }) => (
          <li key={`${medal} ${competitor.code}`} className="medals-decided-line">
            <MedalDisc
              medal={medal}
              label={t(`medals.won-${medal}`)}
              shared={shared ? t('app-shell.tied') : undefined}
            />
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
            {competitor.organisation ? (
              <a className="medals-code" href={`/participants/delegation/${competitor.organisation.code}`}>
                {text(competitor.organisation.name, competitor.organisation.code)}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </li>
  )
}
