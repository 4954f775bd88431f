import { RANKING_PAGE } from '@games/domain/points/ranking-page'
import { useT } from '../../i18n/use-t.ts'
import { pageAddress } from './ranking-address.ts'
import type { RankingSearch } from './ranking-search.ts'

/** How many pages so many people make. */
export const pagesOf = (total: number): number => Math.ceil(total / RANKING_PAGE)

/** The pages before and after, and which of how many this is. */
export function Pager({ search, total }: { search: RankingSearch; total: number }) {
  const t = useT()
  const { page = 1 } = search
  const last = pagesOf(total)
  if (last < 2) return null
  const first = (page - 1) * RANKING_PAGE + 1
  return (
    <nav className="ranking-pager" aria-label={t('ranking.pages')}>
      <PageLink
        name={t('ranking.previous')}
        sign="m15 4-8 8 8 8"
        href={page > 1 ? pageAddress(search, page - 1) : null}
      />
      <p>
        <b>{t('points.figure', { points: page })}</b> {t('ranking.of-pages', { last })}{' '}
        <small>{t('ranking.rows', { first, end: Math.min(page * RANKING_PAGE, total), total })}</small>
      </p>
      <PageLink
        name={t('ranking.next')}
        sign="m9 4 8 8-8 8"
        href={page < last ? pageAddress(search, page + 1) : null}
      />
    </nav>
  )
}

/** `href` null: there is no such page. */
function PageLink({ name, sign, href }: { name: string; sign: string; href: string | null }) {
  return (
    <a
      className="ui-button"
      aria-label={name}
      {...(href === null ? { role: 'link', 'aria-disabled': true } : { href })}
    >
      <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </a>
  )
}
