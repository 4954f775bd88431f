import type { DeskCompetitor } from '@games/contract'
import { flagAddress } from '@games/domain/delegations/flags'
import { Flag } from '@games/web/ui/Flag.tsx'

/** Characters beyond which a name, or a word of it, is set narrower, so that no word is broken beside a score; and those of a word at 320 px. */
const LONG = 20
const LONG_WORD = 9
const LONG_WORD_AT_320 = 7
const LONGEST_WORD = 16

const lengthOf = (name: string): 'longest' | 'long' | 'long-at-320' | undefined => {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length))
  if (longest > LONGEST_WORD) return 'longest'
  if (name.length > LONG || longest > LONG_WORD) return 'long'
  return longest > LONG_WORD_AT_320 ? 'long-at-320' : undefined
}

/** Flag and name, as they stand beside every key. */
export function Who({ of: one, name }: { of: DeskCompetitor; name: string }) {
  return (
    <span className="desk-who">
      {one.organisation ? (
        <Flag organisation={{ code: one.organisation, flag: flagAddress(one.organisation) }} />
      ) : null}
      <b data-length={lengthOf(name)}>{name}</b>
    </span>
  )
}
