import { Link } from '@tanstack/react-router'
import { useT } from '../../i18n/use-t.ts'
import type { MedalSort } from './medal-order.ts'

/** Gold first or by total: two links, so that the order stands in the address and works without script. */
export function SortSwitch({ sort }: { sort: MedalSort }) {
  const t = useT()
  return (
    <nav className="medals-sort" aria-labelledby="medals-sort-label">
      <span id="medals-sort-label">{t('medals.sort-by')}</span>
      <span className="medals-segment">
        <Link
          to="/medals/$tab"
          params={{ tab: 'all' }}
          search={{}}
          replace
          resetScroll={false}
          aria-current={sort === 'gold' ? 'true' : undefined}
        >
          {t('medals.sort-gold')}
        </Link>
        <Link
          to="/medals/$tab"
          params={{ tab: 'all' }}
          search={{ sort: 'total' }}
          replace
          resetScroll={false}
          aria-current={sort === 'total' ? 'true' : undefined}
        >
          {t('medals.total')}
        </Link>
      </span>
    </nav>
  )
}
