import type { BulkFamily } from '@games/odf'
import type { ClientBase } from 'pg'
import type { LogEvent } from '../live/index.ts'
import { MOST_RENAMED } from './derive/derive.ts'
import { distinctEvents } from './distinct-events.ts'
import { addTouched, type InForce, nothingTouched, type Touched } from './touched.ts'
import type { InboxLedger } from './inbox-ledger.ts'
import { replacedProjectors } from './projectors/registry.ts'
import type { ReplacedProjector } from './projectors/replaced.ts'

/** How a batch becomes what is shown. */
export interface Derivation {
  /** Recomputes what the touched facts stand behind and gives what is to be announced. */
  readonly derive: (tx: ClientBase, touched: Touched) => Promise<LogEvent[]>
  /**
   * Whether each change that is announced by itself (a correction, a plan that is upset) is derived by itself; else only where
   * the batch ends.
   */
  readonly announcesEach: boolean
}

/** What replaces the facts of one key, if anything does. */
interface Replacement {
  readonly projector: ReplacedProjector
  readonly from: InForce | null
  /** There may be facts of the key. */
  readonly clears: boolean
}

/** Lists of which a correction is announced. */
const ANNOUNCED_CORRECTIONS: ReadonlySet<string> = new Set(['DT_RESULT', 'DT_MEDALLISTS'])

/** So many documents are in memory at once. */
const MOST_REPLACEMENTS = 500

/**
 * Messages that are applied together. Of versions that follow each other in it only the last one's facts are written, and what the facts
 * stand for is derived once, unless something is announced in between.
 */
export class Batch {
  readonly tx: ClientBase
  readonly ledger: InboxLedger
  readonly #derivation: Derivation
  #touched = nothingTouched()
  #replacements = new Map<string, Replacement>()
  /** Units whose plan has changed since the last derivation. */
  #planned = new Set<string>()
  readonly #events: LogEvent[] = []

  constructor(tx: ClientBase, ledger: InboxLedger, derivation: Derivation) {
    this.tx = tx
    this.ledger = ledger
    this.#derivation = derivation
  }

  /** Puts a message in force for its replacement key, or none; `clears` when another one was. */
  async replace(documentType: string, key: string, from: InForce | null, clears: boolean): Promise<void> {
    const projector = replacedProjectors[documentType]
    if (!projector) return
    const isReported =
      this.#derivation.announcesEach && from?.corrected === true && ANNOUNCED_CORRECTIONS.has(documentType)
    const replaced = this.#replacements.get(key)?.from
    // what was official is looked at as it was: one that cannot be written is refused before another corrects it
    const replacesOfficial = replaced?.header.resultStatus === 'OFFICIAL' && ANNOUNCED_CORRECTIONS.has(documentType)
    if (isReported || replacesOfficial || this.#replacements.size >= MOST_REPLACEMENTS) await this.#derive()
    const before = this.#replacements.get(key)
    this.#replacements.set(key, { projector, from, clears: clears || before?.clears === true })
    if (isReported) await this.#derive()
  }

  /** Has something derived again that no fact of this batch stands for. */
  touch(change: (touched: Touched) => void): void {
    change(this.#touched)
  }

  /** Changes elements of a family: those of these units, or `null` for the whole of a discipline. */
  async changeFamily(
    family: BulkFamily,
    units: readonly string[] | null,
    change: (touched: Touched) => Promise<void>,
  ): Promise<void> {
    const isPlan = this.#derivation.announcesEach && family === 'schedule'
    const isAgain = units === null ? this.#planned.size > 0 : units.some((unit) => this.#planned.has(unit))
    if (isPlan && isAgain) await this.#derive()
    const touched = nothingTouched()
    await change(touched)
    // many small updates are announced person by person, as they would be alone
    if (this.#derivation.announcesEach && this.#touched.competitors.size + touched.competitors.size > MOST_RENAMED)
      await this.#derive()
    addTouched(this.#touched, touched)
    if (isPlan) for (const unit of touched.units) this.#planned.add(unit)
  }

  /** Writes and derives what is left. Gives what is to be announced, each thing once. */
  async finish(): Promise<LogEvent[]> {
    await this.#derive()
    await this.ledger.write()
    return distinctEvents(this.#events)
  }

  async #derive(): Promise<void> {
    const replacements = this.#replacements
    this.#replacements = new Map()
    await writeReplacements(this.tx, replacements, this.#touched)
    const touched = this.#touched
    this.#touched = nothingTouched()
    this.#planned = new Set()
    this.#events.push(...(await this.#derivation.derive(this.tx, touched)))
  }
}

/** Writes the facts of many keys, each kind in one go. */
async function writeReplacements(
  tx: ClientBase,
  replacements: ReadonlyMap<string, Replacement>,
  touched: Touched,
): Promise<void> {
  const byProjector = Map.groupBy(replacements, ([, { projector }]) => projector)
  for (const [projector, ofIt] of byProjector) {
    const cleared = ofIt.filter(([, { clears }]) => clears).map(([key]) => key)
    if (cleared.length > 0) await projector.clear(tx, cleared, touched)
    const written = ofIt.flatMap(([, { from }]) => from ?? [])
    if (written.length > 0) await projector.write(tx, written, touched)
  }
}
