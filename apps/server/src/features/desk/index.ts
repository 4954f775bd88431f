import { deskUnitCalls, type DeskCallDeps } from './calls.ts'
import { deskLinkCalls } from './links.ts'
import { deskPhotoCalls, type PhotoDeps } from './photo-calls.ts'
import { deskSheetCalls, type SheetDeps } from './sheet-calls.ts'
import { deskRuleCalls, type RuleDeps } from './rules-calls.ts'
import { weighInCalls } from './weigh-in-calls.ts'

export { DESK_UNIT_KIND } from './calls.ts'
export { digestOfDeskKey, newDeskKey } from './desk-key.ts'
export { forgetWeighed } from './weigh-in.queries.ts'
export { insertLink } from './links.queries.ts'
export { DESK_LINK_KIND, deskPasses } from './links.ts'
export { DESK_EVENT_KIND } from './rules-calls.ts'
export { type SendOptions, type Sender, startSender } from './send-outcomes.ts'
export { canUndoDeskLink, undoDeskLead, undoDeskLink, undoDeskRules } from './undo-desk.ts'

/** The calls of the result desk (decision 0105). */
export const deskCalls = (deps: DeskCallDeps & PhotoDeps & SheetDeps & RuleDeps) => ({
  ...deskUnitCalls(deps),
  ...deskLinkCalls(deps.pool, deps.today),
  ...deskRuleCalls(deps),
  ...deskPhotoCalls(deps),
  ...deskSheetCalls(deps),
  ...weighInCalls(deps),
})
