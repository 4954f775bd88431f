import { lazy, Suspense, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { DotsSign } from './DotsSign.tsx'
import type { TableMenuProps } from './TableMenu.tsx'

// fetched when it is first pressed
const TableMenu = lazy(async () => ({ default: (await import('./TableMenu.tsx')).TableMenu }))

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
