import type { MedalTableView } from '@games/contract'
import { useEffect, useState } from 'react'
import { changesBetween, type MedalChange } from './medal-changes.ts'

/** How long a changed row stays marked. */
const MARKED_FOR = 8_000

/** The delegations whose medals changed a moment ago; none on the first drawing of a table, or of another one in its place. */
export function useMedalChanges(view: MedalTableView): readonly MedalChange[] {
  const [seen, setSeen] = useState<{ view: MedalTableView; changes: readonly MedalChange[] }>({ view, changes: [] })
  if (seen.view !== view) {
    const isSame = seen.view.scope === view.scope && seen.view.at === view.at
    const changes = isSame ? changesBetween(seen.view, view) : []
    setSeen({ view, changes: changes.length > 0 || !isSame ? changes : seen.changes })
  }
  const { changes } = seen
  useEffect(() => {
    if (changes.length === 0) return
    const timer = setTimeout(
      () => setSeen((now) => (now.changes === changes ? { ...now, changes: [] } : now)),
      MARKED_FOR,
    )
    return () => clearTimeout(timer)
  }, [changes])
  return changes
}
