import type { DeskCompetitor } from '@games/contract'
import { flagAddress } from '@games/domain/delegations/flags'
import { Flag } from '@games/web/ui/Flag.tsx'

/** Characters beyond which a name is set narrower, so that no word of it is broken beside a score. */
const LONG = 20

/** Flag and name, as they stand beside every key. */
export function Who({ of: one, name }: { of: DeskCompetitor; name: string }) {
  return (
    <span className="desk-who">
      {one.organisation ? (
        <Flag organisation={{ code: one.organisation, flag: flagAddress(one.organisation) }} />
      ) : null}
      <b data-long={name.length > LONG}>{name}</b>
    </span>
  )
}
