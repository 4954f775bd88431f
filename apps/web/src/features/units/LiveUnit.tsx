import type { Api } from '@games/contract'
import { useViewState } from '../../cache/use-view.ts'
import { UnitRow } from '../../units/UnitRow.tsx'
import { unitQuery } from './units.query.ts'

/** A unit as a row that follows it live, on a page of something else; nothing where the games do not know it. */
export function LiveUnit({ api, code }: { api: Api; code: string }) {
  const { view } = useViewState(unitQuery(api, code))
  return <div className="units-live">{view ? <UnitRow unit={view.unit} /> : null}</div>
}
