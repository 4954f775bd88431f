import type { RankReason } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import { rankReasonText } from './rank-reason-text.ts'

/** Why a delegation has its place, in the words of the medal table (spec R5.6). */
export function RankReasonLine({ reason }: { reason: RankReason }) {
  const t = useT()
  const text = useText()
  return <p className="rank-reason">{rankReasonText(reason, t, ({ code, name }) => text(name, code))}</p>
}
