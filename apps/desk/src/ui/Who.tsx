import type { DeskCompetitor } from '@games/contract'
import { flagAddress } from '@games/domain/delegations/flags'
import { Flag } from '@games/web/ui/Flag.tsx'

/** Flag and name, as they stand beside every key. */
export function Who({ of: one, name }: { of: DeskCompetitor; name: string }) {
  return (
    <span className="desk-who">
      {one.organisation ? (
        <Flag organisation={{ code: one.organisation, flag: flagAddress(one.organisation) }} />
      ) : null}
      <b>{name}</b>
    </span>
  )
}
