import { useT } from '../../i18n/use-t.ts'
import { medalAddress } from './medal-address.ts'
import type { TablePlace } from './use-requested-table.ts'

/** Gold first or by total: two links, so that the order stands in the address and works without script. */
export function SortSwitch({ path, search: { sort, ...others } }: TablePlace) {
  const t = useT()
  return (
    <nav className="medals-sort" aria-labelledby="medals-sort-label">
      <span id="medals-sort-label">{t('medals.sort-by')}</span>
      <span className="medals-segment" data-keep-scroll="">
        <a href={medalAddress(path, others)} data-replace="" aria-current={sort === undefined ? 'true' : undefined}>
          {t('medals.sort-gold')}
        </a>
        <a
          href={medalAddress(path, { sort: 'total', ...others })}
          data-replace=""
          aria-current={sort === 'total' ? 'true' : undefined}
        >
          {t('medals.total')}
        </a>
      </span>
    </nav>
  )
}
