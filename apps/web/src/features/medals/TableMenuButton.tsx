import type { MedalTableView } from '@games/contract'
import { lazy, Suspense, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import type { MedalSort } from './medal-search.ts'

// fetched when it is first pressed
const TableMenu = lazy(async () => ({ default: (await import('./TableMenu.tsx')).TableMenu }))

export interface TableMenuProps {
  readonly view: MedalTableView
  readonly sort: MedalSort
  /** What the table is of, in words; absent: of everything. */
  readonly of?: string | undefined
}

/** The button of what else can be done with a table: copy, download, print. */
export function TableMenuButton(props: TableMenuProps) {
  const [wanted, setWanted] = useState(false)
  const t = useT()
  const button = (
    <button type="button" className="app-shell-icon-button" aria-haspopup="menu" onClick={() => setWanted(true)}>
      <span className="vh">{t('medals.use-table')}</span>
      <DotsSign />
    </button>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <TableMenu {...props} />
    </Suspense>
  )
}

export const DotsSign = () => (
  <svg className="app-shell-icon medals-dots" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 12h.01M12 12h.01M19 12h.01" />
  </svg>
)
