import type { DeskUnit, DeskWorker, TapFault, WeighIn } from '@games/contract'
import type { Tap } from '@games/domain/scoring/index'

/** A tap as the device has it. One with `tap.stored` is the server's; another waits, unless `refused` says why the server will not have it. */
export interface KeptTap {
  readonly tap: Tap
  readonly refused?: TapFault
  /** `listVersion` of the unit when it was pressed here. */
  readonly list?: string
  /** Pressed in a unit for practice: nobody is sent it. */
  readonly practice?: true
}

/** A unit as the server last told it, or one made on the device for practice. */
export interface KeptUnit {
  readonly unit: DeskUnit
  readonly practice?: true
  /** Day and court under which it was read. */
  readonly day: string
}

/** What is kept beside units and taps. */
export interface KeptDevice {
  /** Made once; the taps of this device have it. */
  readonly device: string
  /** Of the link; null: by the session, if there is one. */
  readonly key: string | null
  readonly me: DeskWorker | null
  /** Which court was chosen. */
  readonly court: { readonly venue: string; readonly location: string | null } | null
  /** Milliseconds that the server's clock is before this device's. */
  readonly clockOffset: number
  /** Who read the units that are kept (`by` of DeskWorker); not there: nobody yet. */
  readonly readBy?: string
  /** Letters, digits and signs of a keyboard press no keys of a pad; not there: they do. */
  readonly singleKeysOff?: boolean
  /** Sides are shown the other way round, by unit. */
  readonly swapped: readonly string[]
}

/** Whether the device is by a link, which is shown no weight of anybody. */
export const isByLink = ({ key, me }: Pick<KeptDevice, 'key' | 'me'>): boolean => key !== null || me?.kind === 'link'

export interface Kept {
  readonly device: KeptDevice | null
  readonly units: readonly KeptUnit[]
  readonly taps: readonly KeptTap[]
  readonly weighIns: readonly WeighIn[]
}

export interface KeptChange {
  /** The weigh-ins of the day, in the place of those that were kept. */
  readonly weighIns?: readonly WeighIn[]
  readonly device?: KeptDevice
  readonly units?: readonly KeptUnit[]
  readonly taps?: readonly KeptTap[]
  /** Units that are let go, with all their taps, before anything of `units` and `taps` is put. */
  readonly forget?: readonly string[]
  /** Everything that is kept goes, before anything of the rest is put. */
  readonly clear?: true
}

/** Where it is kept. `keep` rejects where it could not be: storage full, or none. */
export interface DeskStorage {
  load(): Promise<Kept>
  keep(change: KeptChange): Promise<void>
}
