import { createHash } from 'node:crypto'
import { padRsc, parseRsc, rscPrefix } from '@games/domain'
import type { FindingLog } from '../adapter.ts'
import { MEDALS_FILE, type MedalRow } from './medal-rows.ts'
import type { ResultRecord } from './results-files.ts'

/** An event of the games as the result files know it. */
export interface Event {
  /** RSC up to the event, 22 characters. */
  readonly prefix: string
  readonly discipline: string
  readonly name: string
  readonly gender: string
}

/**
 * The events of the games and their codes. The other files name an event by discipline, name and gender; only the result files
 * have its RSC. An event with medals and no result has a code of ours.
 */
export class Events {
  readonly #byName = new Map<string, Event>()
  readonly #byDisciplineName = new Map<string, Event[]>()
  readonly #disciplines = new Map<string, string>()

  constructor(
    records: readonly ResultRecord[],
    disciplines: Iterable<readonly [code: string, name: string]>,
    medals: readonly MedalRow[],
    findings: FindingLog,
  ) {
    for (const [code, name] of disciplines) if (code && name) this.#disciplines.set(name, code)
    for (const { cells } of records) {
      this.#disciplines.set(cells.discipline_name, cells.discipline_code)
      const code = parseRsc(cells.stage_code)
      if (!code.ok) continue
      const [discipline, name, gender] = [cells.discipline_code, cells.event_name, cells.gender]
      this.#add({ prefix: rscPrefix(code.value, 'event'), discipline, name, gender })
    }
    for (const { line, cells } of medals) {
      const discipline = this.#disciplines.get(cells.discipline)
      if (!discipline || !/^[MWXO]$/.test(cells.gender) || cells.event === '') continue
      const event = { prefix: ownPrefix(discipline, cells), discipline, name: cells.event, gender: cells.gender }
      if (this.#add(event))
        findings.add(
          'event-without-results',
          { file: MEDALS_FILE, row: line, column: 'event' },
          `No result is of ${cells.discipline}, ${cells.event} (${cells.gender}): it is kept under a code of ours, ${event.prefix}.`,
        )
    }
  }

  /** False where an event has the discipline, name and gender already. */
  #add(event: Event): boolean {
    const key = nameKey(event.discipline, event.name, event.gender)
    if (this.#byName.has(key)) return false
    this.#byName.set(key, event)
    const ofName = nameKey(event.discipline, event.name, '')
    this.#byDisciplineName.set(ofName, [...(this.#byDisciplineName.get(ofName) ?? []), event])
    return true
  }

  /** The event of a discipline code, an event name and an event gender. */
  find(discipline: string, name: string, gender: string): Event | undefined {
    return this.#byName.get(nameKey(discipline, name, gender))
  }

  /** The event of a discipline and a name where only one gender competes under it; else undefined. */
  findUnique(discipline: string, name: string): Event | undefined {
    const events = this.#byDisciplineName.get(nameKey(discipline, name, ''))
    return events?.length === 1 ? events[0] : undefined
  }

  disciplineCode(name: string): string | undefined {
    return this.#disciplines.get(name)
  }

  get all(): readonly Event[] {
    return [...this.#byName.values()]
  }

  /** Full discipline codes with their names. */
  get disciplines(): readonly { readonly code: string; readonly name: string }[] {
    return [...this.#disciplines].map(([name, code]) => ({ code: padRsc(code), name }))
  }
}

const nameKey = (discipline: string, name: string, gender: string): string => `${discipline}|${name}|${gender}`

/** Letters of an RSC that name an event below its discipline and gender. */
const EVENT_LETTERS = 18

/** A code of the event's whole name, as no RSC of the source is made; of a long name it has the beginning and a digest. */
function ownPrefix(discipline: string, { gender, event }: MedalRow['cells']): string {
  const letters = event.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const digest = createHash('sha256').update(event).digest('hex').slice(0, 6).toUpperCase()
  const named = letters.length > EVENT_LETTERS ? `${letters.slice(0, EVENT_LETTERS - digest.length)}${digest}` : letters
  return `${discipline}${gender}${named}`.padEnd(22, '-')
}
