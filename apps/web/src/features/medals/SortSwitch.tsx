import { useLocation } from '@tanstack/react-router'
import { useT } from '../../i18n/use-t.ts'
import type { MedalSort } from './medal-sort.ts'

/** Gold first or by total: two links, so that the order stands in the address and works without script. */
export function SortSwitch({ sort }: { sort: MedalSort }) {
  const t = useT()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav className="medals-sort" aria-labelledby="medals-sort-label">
      <span id="medals-sort-label">{t('medals.sort-by')}</span>
      <span className="medals-segment" data-keep-scroll="">
        <a href={pathname} data-replace="" aria-current={sort === 'gold' ? 'true' : undefined}>
          {t('medals.sort-gold')}
        </a>
        <a href={`${pathname}?sort=total`} data-replace="" aria-current={sort === 'total' ? 'true' : undefined}>
          {t('medals.total')}
        </a>
      </span>
    </nav>
  )
}
