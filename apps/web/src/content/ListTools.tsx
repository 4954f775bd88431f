import { useT } from '../i18n/use-t.ts'
import { SearchField } from '../ui/SearchField.tsx'
import { type ListSearch, listSearchOf, SORTS } from './sorted.ts'

/** What narrows a list by title and sorts it by date, priority or title (R6.2). */
export function ListTools({ search, onSearch }: { search: ListSearch; onSearch: (search: ListSearch) => void }) {
  const t = useT()
  const sort = search.sort ?? 'date'
  return (
    <div className="content-tools" role="search">
      <SearchField
        className="content-field"
        label={t('content.by-title')}
        q={search.q ?? ''}
        onSearch={(q) => onSearch(listSearchOf({ ...search, q }))}
      />
      <div className="content-sort" role="group" aria-label={t('content.sort')}>
        <span aria-hidden="true">{t('content.sort')}</span>
        <div>
          {SORTS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === sort}
              onClick={() => onSearch(listSearchOf({ ...search, sort: one }))}
            >
              {t(`content.sort-${one}`)}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
