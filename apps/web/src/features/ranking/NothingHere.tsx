import type { Ranking } from '@games/contract'
import { useNames } from '../../i18n/use-names.ts'
import { useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { pagesOf } from './Pager.tsx'
import { pageAddress, rankingAddress } from './ranking-address.ts'
import { isNarrowed, type RankingSearch } from './ranking-search.ts'

/** A page without anybody on it: why, and the way on. */
export function NothingHere({
  view: { total, zeros, organisations },
  search,
}: {
  view: Ranking
  search: RankingSearch
}) {
  const t = useT()
  const { nameOf } = useNames()
  if (total > 0) {
    const last = pagesOf(total)
    return (
      <Empty title={t('app-shell.no-results')} why={t('ranking.too-far', { last })}>
        <a className="ui-button ui-button-main" href={pageAddress(search, last)}>
          {t('ranking.last-page')}
        </a>
      </Empty>
    )
  }
  const { type, organisation } = search
  const from = organisations.find(({ code }) => code === organisation)
  const of = [type && t(`points.types-${type}`), from ? nameOf(from) : organisation].filter(
    (part) => part !== undefined,
  )
  return (
    <Empty
      title={isNarrowed(search) ? t('app-shell.no-results') : t('ranking.empty')}
      why={`${isNarrowed(search) ? t('ranking.nobody', { of: of.join(', ') }) : t('ranking.empty-why')} ${
        search.zeros || zeros === 0 ? '' : t('ranking.zeros', { people: zeros })
      }`.trim()}
    >
      {search.zeros || zeros === 0 ? null : (
        <a className="ui-button ui-button-main" href={rankingAddress({ ...search, zeros: 1 })}>
          {t('ranking.show-zeros')}
        </a>
      )}
      {isNarrowed(search) ? (
        <a className="ui-button" href={rankingAddress({})}>
          {t('ranking.clear-all')}
        </a>
      ) : null}
    </Empty>
  )
}
