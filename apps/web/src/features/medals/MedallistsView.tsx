import type { Api, MedalTableView } from '@games/contract'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { useMoment } from '../../app-shell/use-moment.ts'
import { useView } from '../../cache/use-view.ts'
import { useNames } from '../../i18n/use-names.ts'
import { useT } from '../../i18n/use-t.ts'
import type { NamedCode } from '../../ui/FilterSelect.tsx'
import { Spoiler } from '../../spoilers/Spoiler.tsx'
import { MedallistFilters } from './MedallistFilters.tsx'
import { Medallists } from './Medallists.tsx'
import type { MedallistSearch } from './medallist-search.ts'
import { medallistsQuery, medalTableQuery } from './medals.query.ts'

interface MedallistsViewProps {
  readonly api: Api
  readonly search: MedallistSearch
  /** Disciplines to choose from; null where the list is of one discipline's own section. */
  readonly disciplines: readonly NamedCode[] | null
  readonly path?: string
  readonly onSearch: (address: string) => void
}

/** Medallists with their filters (spec R2.6): the delegations to choose from are those of the medal table. */
export function MedallistsView({ api, search, disciplines, path, onSearch }: MedallistsViewProps) {
  const t = useT()
  const { named } = useNames()
  const moment = useMoment()
  const page = useView(medallistsQuery(api, search))
  const table = useView(medalTableQuery(api, scopeOf(search)))
  const organisations = named(delegationsOf(table))
  const { finishedEvents: finished, totalEvents: total, updatedAt } = table
  return (
    <>
      <FreshnessLine
        text={
          updatedAt === null ? t('medals.not-yet') : t('medals.after', { when: moment(updatedAt), finished, total })
        }
      />
      <Spoiler isWide of="medallists" name={t('medals.medallists')}>
        <MedallistFilters
          search={search}
          organisations={organisations}
          disciplines={disciplines}
          path={path}
          onSearch={onSearch}
        />
        <p className="medals-count" role="status">
          {t('medals.count', { count: page.total })}
        </p>
        <Medallists api={api} page={page} search={search} path={path} />
      </Spoiler>
    </>
  )
}

/** The table that says who has medals in a search's discipline. */
export const scopeOf = ({ discipline }: MedallistSearch): string =>
  discipline === undefined ? 'all' : `discipline:${discipline}`

const delegationsOf = ({ rows, unlisted }: MedalTableView) =>
  [...rows, ...unlisted].map(({ organisation }) => organisation)
