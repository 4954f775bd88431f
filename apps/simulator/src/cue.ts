import type { ResultStatus } from '@games/domain'
import type { OdfBody, OdfUnit } from '@games/odf'
import type { PlannedUnit } from './plan.ts'

/** Something that will be sent at an instant of the games (epoch milliseconds); what exactly is built when it is requested. */
export type Cue = MessageCue | UnitCue

export interface MessageCue {
  readonly kind: 'message'
  readonly at: number
  readonly documentType: string
  /** Full RSC. */
  readonly documentCode: string
  readonly documentSubtype: string | null
  readonly resultStatus: ResultStatus | null
  /** Of the texts in it, three letters; absent where it has none. */
  readonly language?: string
  readonly notes: readonly string[]
  readonly body: () => OdfBody
}

/** A change of one unit's line on the schedule; several of a discipline at one instant go out in one DT_SCHEDULE_UPDATE. */
export interface UnitCue {
  readonly kind: 'unit'
  readonly at: number
  readonly unit: PlannedUnit
  readonly change: Partial<OdfUnit>
}
