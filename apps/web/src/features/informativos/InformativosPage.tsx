import type { Api } from '@games/contract'
import type { InformativoRow } from '@games/contract/content/shown-content'
import { lazy, Suspense } from 'react'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useRequestedSearch } from '../../app-shell/use-requested-search.ts'
import { ListTools } from '../../content/ListTools.tsx'
import { MoreOf } from '../../content/MoreOf.tsx'
import { Priority } from '../../content/Priority.tsx'
import { sorted } from '../../content/sorted.ts'
import { UsersView } from '../../content/UsersView.tsx'
import { useShownPart } from '../../content/use-shown-part.ts'
import { ContentText } from '../../i18n/ContentText.tsx'
import { calendarDay, dayLabel, dayOfMonth, timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { privateApi } from '../../session/private-api.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type BulletinSearch, bulletinSearchOf } from './bulletin-search.ts'
import { useRead } from './read-bulletins.ts'

const Bulletin = lazy(async () => ({ default: (await import('./Bulletin.tsx')).Bulletin }))

interface InformativosPageProps {
  readonly api: Api
  readonly search: BulletinSearch
  /** The address of a list or of one of its bulletins. */
  readonly addressOf: (search: BulletinSearch) => string
  readonly onSearch: (search: BulletinSearch) => void
}

/** The organiser's bulletins: a list that is narrowed and sorted on the device, and the one that is open (R6.2). */
export function InformativosPage({ api, search, addressOf, onSearch }: InformativosPageProps) {
  const t = useT()
  const { id } = search
  return (
    <>
      <PageTitle title={t(id === undefined ? 'pages.title-informativos' : 'content.bulletin')} />
      <div className={id === undefined ? 'informativos' : 'informativos informativos-open'}>
        <div className="informativos-side">
          <UsersView api={api} kind="informativo" load={() => privateApi.listInformativos()}>
            {({ informativos }) => (
              <List all={informativos} search={search} addressOf={addressOf} onSearch={onSearch} />
            )}
          </UsersView>
        </div>
        {id === undefined ? null : (
          <div className="informativos-page">
            <UsersView
              key={id}
              api={api}
              kind="informativo"
              of={id}
              load={() => privateApi.getInformativo({ params: { id } })}
            >
              {(bulletin) => (
                <Suspense fallback={<Skeleton label={t('content.loading')} />}>
                  <Bulletin bulletin={bulletin} />
                </Suspense>
              )}
            </UsersView>
          </div>
        )}
      </div>
    </>
  )
}

function List({
  all,
  search,
  addressOf,
  onSearch,
}: Omit<InformativosPageProps, 'api'> & { all: readonly InformativoRow[] }) {
  const t = useT()
  const locale = useLocale()
  const asked = useRequestedSearch('/informativos', search, bulletinSearchOf)
  const { id } = asked
  const read = new Set(useRead())
  const found = sorted(all, search, locale)
  const { shown, showMore } = useShownPart(found, `${search.q} ${search.sort}`)
  if (all.length === 0) return <Empty title={t('app-shell.no-results')} why={t('pages.why-informativos')} />
  return (
    <>
      <ListTools search={asked} onSearch={(list) => onSearch({ ...list, ...(id !== undefined && { id }) })} />
      {found.length === 0 ? (
        <Empty title={t('app-shell.no-results')} why={t('content.no-title')} />
      ) : (
        <ul className="informativos-list">
          {shown.map((row) => (
            <Row
              key={row.id}
              row={row}
              href={addressOf({ ...asked, id: row.id })}
              isNew={!read.has(row.id)}
              isOpen={row.id === search.id}
            />
          ))}
        </ul>
      )}
      <MoreOf shown={shown.length} of={found.length} onMore={showMore} />
    </>
  )
}

function Row({
  row: { title, priority, subject, publishedAt },
  href,
  isNew,
  isOpen,
}: {
  row: InformativoRow
  href: string
  isNew: boolean
  isOpen: boolean
}) {
  const t = useT()
  const locale = useLocale()
  const { at } = useShownTime()
  const instant = at(publishedAt)
  const day = calendarDay(instant)
  return (
    <li className={isNew ? 'informativos-new' : undefined}>
      <a href={href} aria-current={isOpen ? 'true' : undefined}>
        <time dateTime={publishedAt}>
          <b aria-hidden="true">{dayOfMonth(day)}</b>
          <span className="ui-hidden">{dayLabel(day, locale)}, </span>
          {timeOfDay(instant)}
        </time>
        <span>
          <span className="informativos-title">
            <ContentText text={title} />
          </span>
          <small>
            <Priority level={priority} />
            {subject ? <ContentText text={subject} /> : null}
            {isNew ? <span className="ui-hidden">, {t('content.unread')}</span> : null}
          </small>
        </span>
      </a>
    </li>
  )
}
