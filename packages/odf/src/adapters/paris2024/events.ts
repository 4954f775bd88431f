import { padRsc, parseRsc, rscPrefix } from '@games/domain'
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
 * have its RSC.
 */
export class Events {
  readonly #byName = new Map<string, Event>()
  readonly #byDisciplineName = new Map<string, Event[]>()
  readonly #disciplines = new Map<string, string>()

  constructor(records: readonly ResultRecord[], disciplines: Iterable<readonly [code: string, name: string]>) {
    for (const [code, name] of disciplines) if (code && name) this.#disciplines.set(name, code)
    for (const { cells } of records) {
      this.#disciplines.set(cells.discipline_name, cells.discipline_code)
      const code = parseRsc(cells.stage_code)
      const key = nameKey(cells.discipline_code, cells.event_name, cells.gender)
      if (!code.ok || this.#byName.has(key)) continue
      const event: Event = {
        prefix: rscPrefix(code.value, 'event'),
        discipline: cells.discipline_code,
        name: cells.event_name,
        gender: cells.gender,
      }
      this.#byName.set(key, event)
      const ofName = nameKey(event.discipline, event.name, '')
      this.#byDisciplineName.set(ofName, [...(this.#byDisciplineName.get(ofName) ?? []), event])
    }
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
