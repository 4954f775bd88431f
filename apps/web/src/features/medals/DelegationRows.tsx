import type { Api, MedalRow } from '@games/contract'
import { lazy, memo, Suspense, useState } from 'react'
import { useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MedalBar } from './MedalBar.tsx'
import type { Rank } from './medal-order.ts'
import { RankFigure } from './RankFigure.tsx'

// fetched with its medals, when a row is first opened
const DelegationMedals = lazy(async () => ({ default: (await import('./DelegationMedals.tsx')).DelegationMedals }))

interface DelegationRowsProps {
  readonly api: Api
  readonly row: MedalRow
  readonly rank: number
  readonly equal: boolean
  /** The most medals any delegation has: the length of a full bar. */
  readonly most: number
  readonly changed: boolean
}

/** A delegation's line of the table and, opened, its medals below it. */
export const DelegationRows = memo(function DelegationRows({
  api,
  row,
  rank,
  equal,
  most,
  changed,
}: DelegationRowsProps) {
  const t = useT()
  const text = useText()
  const [open, setOpen] = useState(false)
  const { code } = row.organisation
  const name = text(row.organisation.name, code)
  const listId = `medals-of-${code}`
  const place: Rank = { rank, equal }
  return (
    <tbody data-code={code} className={changed ? 'medals-changed' : undefined}>
      <tr>
        <td className="medals-rank">
          <RankFigure rank={place} />
        </td>
        <th scope="row" className="medals-name">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            onClick={() => setOpen(!open)}
          >
            <svg className="medals-chevron" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m9 5 7 7-7 7" />
            </svg>
            <Flag organisation={row.organisation} />
            <span className="medals-delegation">
              <b>{name}</b> <span className="medals-code">{name === code ? '' : code}</span>
            </span>
            <span className="vh">{t('medals.show-medallists')}</span>
          </button>
        </th>
        <Figure count={row.gold} className="medals-gold" />
        <Figure count={row.silver} />
        <Figure count={row.bronze} />
        <Figure count={row.total} className="medals-total" />
        <td className="medals-bar-cell">
          <MedalBar medals={row} most={most} />
        </td>
      </tr>
      {open ? (
        <tr>
          <td colSpan={7} className="medals-open" id={listId}>
            <Suspense fallback={<Skeleton label={t('medals.loading')} rows={3} />}>
              <DelegationMedals api={api} organisation={code} />
            </Suspense>
          </td>
        </tr>
      ) : null}
    </tbody>
  )
})

/** A count; zero is there, but pale. */
function Figure({ count, className = '' }: { count: number; className?: string }) {
  return <td className={`medals-figure ${className} ${count === 0 ? 'medals-zero' : ''}`}>{count}</td>
}
