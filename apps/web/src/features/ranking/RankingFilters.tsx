import type { Ranking } from '@games/contract'
import { USER_TYPES } from '@games/domain/accounts/user-types'
import { useRequestedSearch } from '../../app-shell/use-requested-search.ts'
import { useNames } from '../../i18n/use-names.ts'
import { useT } from '../../i18n/use-t.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { rankingAddress } from './ranking-address.ts'
import { type RankingSearch, rankingSearchOf } from './ranking-search.ts'

/** Type, delegation, and whether those without points are shown; every choice is an address. Without script the form is sent. */
export function RankingFilters({
  search,
  organisations,
  onSearch,
}: {
  search: RankingSearch
  organisations: Ranking['organisations']
  onSearch: (address: string) => void
}) {
  const t = useT()
  const { named } = useNames()
  const { page: _page, ...filter } = useRequestedSearch('/ranking', search, rankingSearchOf)
  const hidesZeros = filter.zeros === undefined
  const choose = (change: Readonly<Record<string, string>>) =>
    onSearch(rankingAddress(rankingSearchOf({ ...filter, ...change })))
  return (
    <form className="ranking-filters" action="/ranking" role="search" aria-label={t('ranking.filters')}>
      <FilterSelect
        label={t('ranking.type')}
        name="type"
        every={t('ranking.every-type')}
        value={filter.type}
        options={USER_TYPES.map((code) => ({ code, name: t(`points.types-${code}`) }))}
        onChoose={(type) => choose({ type })}
      />
      <FilterSelect
        label={t('ranking.organisation')}
        name="organisation"
        every={t('ranking.every-organisation')}
        value={filter.organisation}
        options={named(organisations)}
        onChoose={(organisation) => choose({ organisation })}
      />
      {hidesZeros ? null : <input type="hidden" name="zeros" value="1" />}
      <noscript>
        <button className="ui-button" type="submit">
          {t('ranking.do-filter')}
        </button>
      </noscript>
      <a
        role="switch"
        className="ranking-zeros"
        aria-checked={hidesZeros}
        data-keep-scroll=""
        data-replace=""
        href={rankingAddress(rankingSearchOf({ ...filter, zeros: hidesZeros ? '1' : '' }))}
        // a switch is pressed by the space bar
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          event.currentTarget.click()
        }}
      >
        {t('ranking.hide-zeros')}
        <i aria-hidden="true" />
      </a>
    </form>
  )
}
