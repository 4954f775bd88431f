export {
  type Decisive,
  type EventByRule,
  type EventChange,
  eventByRule,
  eventChanged,
  medalsOfResults,
  type GivenByRule,
  type MedalConflict,
} from './by-rule/event-drafts.ts'
export { type EventFacts, formatsInForce, type ListNow, NO_FACTS } from './by-rule/event-facts.ts'
export { sameMedals } from './by-rule/medals-by-rule.ts'
export { sameStanding } from './by-rule/standings-by-rule.ts'
export type { EventRemark } from './by-rule/remark.ts'
export { isTableKind, TABLE_KINDS, type TableKind, type TableRow, templateOf } from './columns.ts'
export { type DelegationCells, delegationTemplate, type InvitedType, readDelegationRows } from './delegation.ts'
export { type Draft, type MedalsOrigin, messageOf, partsOf } from './drafts.ts'
export { draftsOf } from './drafts-of.ts'
export { type BroughtName, nameDrafts } from './name-drafts.ts'
export type { OffsetAt } from './family-drafts.ts'
export { type InForce, NOTHING_IN_FORCE } from './in-force.ts'
export { leftOfDraw } from './left-of-draw.ts'
export { type ProblemKind, stops, type TableProblem } from './problem.ts'
export { PLACEHOLDERS, type ReadTable, readTableRows } from './read-rows.ts'
export { rankedAgain } from './ranks-by-rule.ts'
export { type RawRow, type RawTable, readCsvRows } from './records.ts'
export { withoutStatedTie } from './stated-ties.ts'
export { decodeTable } from './decode.ts'
export { decodeText } from './text-encoding.ts'
export { withdrawnResult } from './withdrawn-result.ts'
export { readVenueRows, type VenueCells, venueTemplate } from './venues.ts'
