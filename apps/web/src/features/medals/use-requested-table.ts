import { useMemo } from 'react'
import { useRequestedSearch } from '../../app-shell/use-requested-search.ts'
import { medalAddress } from './medal-address.ts'
import { type MedalSearch, tableSearchOf } from './medal-search.ts'

/** A medal table's page: where it is, and what of it. */
export interface TablePlace {
  readonly path: string
  readonly search: MedalSearch
}

/**
 * The table that was asked for last of those at `root` and below it, be it shown or still on its way: what is chosen next is of it. The
 * same object as long as it is the same table.
 */
export function useRequestedTable(root: string, { path, search }: TablePlace): TablePlace {
  const shown = medalAddress(path, search)
  const address = useRequestedSearch(root, shown, (query, below) =>
    // who won is no table
    below === 'medallists' ? shown : medalAddress(below ? `${root}/${below}` : root, tableSearchOf(query)),
  )
  return useMemo(() => {
    const [at = '', query] = address.split('?')
    return { path: at, search: tableSearchOf(Object.fromEntries(new URLSearchParams(query))) }
  }, [address])
}
