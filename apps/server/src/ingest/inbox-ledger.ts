import { type OdfHeader, producedAt, replacementKey } from '@games/odf'
import type { ClientBase } from 'pg'
import * as inbox from './inbox.queries.ts'
import { PROVISIONAL_CODE } from './provisional-code.ts'

/**
 * What the inbox says of the messages that are applied together and of all they compete with: read at once, changed in memory, written at
 * once by `write`. Between two writes only the ledger knows the verdicts.
 */
export class InboxLedger {
  readonly #tx: ClientBase
  /** The first message with the same bytes, by digest. */
  readonly #firsts: ReadonlyMap<string, number>
  readonly #entries = new Map<number, inbox.InboxEntry>()
  readonly #byKey = new Map<string, Set<number>>()
  /** Bulks only: updates are read when a whole family is settled, which is rare. */
  readonly #bulks = new Map<string, Set<number>>()
  #competition: string | null
  #headed = new Map<number, inbox.HeadedSettlement>()
  #verdicts = new Map<number, inbox.VerdictChange>()

  readonly #toLog: number[] = []

  private constructor(tx: ClientBase, firsts: ReadonlyMap<string, number>, competition: string | null) {
    this.#tx = tx
    this.#firsts = firsts
    this.#competition = competition
  }

  /** A ledger for these messages; `expect` sets afterwards what they are. */
  static async open(tx: ClientBase, messages: readonly inbox.InboxMessage[]): Promise<InboxLedger> {
    const digests = messages.map(({ digest }) => digest)
    if (messages.length === 0) return new InboxLedger(tx, new Map(), null)
    const { firsts, competition } = await inbox.firstsWithDigests(tx, digests)
    return new InboxLedger(tx, firsts, competition)
  }

  /** Id of the first message with the same bytes, when it is older than this one. */
  firstOf({ id, digest }: inbox.InboxMessage): number | null {
    const first = this.#firsts.get(digest)
    return first !== undefined && first < id ? first : null
  }

  /** Reads in one statement what messages with these headers will be compared with. */
  async expect(headers: readonly OdfHeader[]): Promise<void> {
    const keys = new Set(headers.map(replacementKey).filter((key) => !this.#byKey.has(key)))
    const families = new Set(
      headers.flatMap((header) => inbox.familyKeyOf(header) ?? []).filter((family) => !this.#bulks.has(family)),
    )
    if (keys.size + families.size === 0) return
    await this.write()
    for (const key of keys) this.#byKey.set(key, new Set())
    for (const family of families) this.#bulks.set(family, new Set())
    for (const entry of await inbox.entriesOf(this.#tx, [...keys], [...families])) this.#enter(entry)
  }

  /** All decided messages of one replacement key but duplicates and rejected ones, best first. */
  async entriesOfKey(header: OdfHeader): Promise<inbox.InboxEntry[]> {
    await this.expect([header])
    return this.#decided(this.#byKey.get(replacementKey(header)))
  }

  /** Decided bulk messages of a message's family, void and bare ones too, best first. */
  async bulksOf(header: OdfHeader): Promise<inbox.InboxEntry[]> {
    const family = inbox.familyKeyOf(header)
    if (family === null) return []
    await this.expect([header])
    return this.#decided(this.#bulks.get(family))
  }

  /** Updates (with content) of a family in the order in which they replace each other's elements. */
  async updatesOf(familyKey: string): Promise<inbox.InboxEntry[]> {
    await this.write()
    return inbox.familyUpdates(this.#tx, familyKey)
  }

  /**
   * The stored competition; the given one from now on where there was none, or only the provisional code. Null: it is that of a demo that was
   * wiped.
   */
  async rememberCompetition(code: string): Promise<string | null> {
    if (this.#competition === null || (this.#competition === PROVISIONAL_CODE && code !== PROVISIONAL_CODE)) {
      await this.write()
      const stored = await inbox.rememberCompetition(this.#tx, code)
      if (stored === null) return null
      this.#competition = stored
    }
    return this.#competition
  }

  /** Messages of which the log says something: rejected, or survived with warnings. */
  get toLog(): readonly number[] {
    return this.#toLog
  }

  settle({ id, digest }: inbox.InboxMessage, settlement: inbox.Settlement): void {
    const { verdict, reason = null, warnings = [], header } = settlement
    if (verdict === 'rejected' || warnings.length > 0) this.#toLog.push(id)
    if (!header) {
      this.settleAll([id], verdict, reason)
      return
    }
    this.#headed.set(id, { ...settlement, id, header })
    this.#enter({
      id,
      key: replacementKey(header),
      familyKey: inbox.familyKeyOf(header),
      isUpdate: inbox.isUpdateOf(header),
      version: header.version,
      produced: producedAt(header),
      order: inbox.orderOf(header.version, producedAt(header), digest),
      verdict,
      isBare: settlement.bare ?? false,
      resultStatus: header.resultStatus,
    })
  }

  settleAll(ids: readonly number[], verdict: inbox.Verdict, reason: string | null): void {
    for (const id of ids) {
      const headed = this.#headed.get(id)
      if (headed) this.#headed.set(id, { ...headed, verdict, reason })
      else this.#verdicts.set(id, { id, verdict, reason })
      const entry = this.#entries.get(id)
      if (entry) this.#entries.set(id, { ...entry, verdict })
    }
  }

  /** Writes the verdicts since the last time. */
  async write(): Promise<void> {
    const [headed, verdicts] = [[...this.#headed.values()], [...this.#verdicts.values()]]
    this.#headed = new Map()
    this.#verdicts = new Map()
    await inbox.writeVerdicts(this.#tx, verdicts, headed)
  }

  #enter(entry: inbox.InboxEntry): void {
    this.#entries.set(entry.id, entry)
    this.#byKey.get(entry.key)?.add(entry.id)
    if (entry.familyKey !== null && !entry.isUpdate) this.#bulks.get(entry.familyKey)?.add(entry.id)
  }

  #decided(ids: Iterable<number> = []): inbox.InboxEntry[] {
    return [...ids]
      .flatMap((id) => this.#entries.get(id) ?? [])
      .filter(({ verdict }) => COMPETING.has(verdict))
      .sort((a, b) => (a.order < b.order ? 1 : -1))
  }
}

/** Verdicts of messages that may be in force, or were void. */
const COMPETING: ReadonlySet<inbox.Verdict> = new Set(['applied', 'superseded', 'voided'])
