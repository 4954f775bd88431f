import { err, ok, type Result } from '@games/domain'
import { type FileFault, type FileProblem, problemAt } from '../problem.ts'
import { heatOf, type LynxHeat } from './heat-line.ts'
import { linesOf } from './text.ts'

/** Start lists (`.evt`): heats with those who are in them. */
export interface EvtFile {
  readonly heats: readonly (LynxHeat & { readonly rows: readonly EvtRow[] })[]
  readonly problems: readonly FileProblem[]
}

export interface EvtRow {
  readonly line: number
  /** Null for relays, whose team stands where the family name does. */
  readonly id: string | null
  readonly lane: string | null
  readonly familyName: string | null
  readonly givenName: string | null
  readonly affiliation: string | null
  readonly license: string | null
}

/** The bytes of an `.evt`. A line that begins with a comma, a tab or a blank is a competitor of the event above it. */
export function readEvt(bytes: Uint8Array): Result<FileFault, EvtFile> {
  const text = linesOf(bytes)
  if (!text.ok) return text
  const { lines, problems } = text.value
  const heats: (LynxHeat & { rows: EvtRow[] })[] = []
  for (const one of lines) {
    const { line, fields } = one
    const last = heats.at(-1)
    if (fields[0] !== '') {
      const heat = fields.length >= 3 ? heatOf(one) : null
      if (heat === null) problems.push(problemAt('bad-line', line, fields.join(',')))
      else heats.push({ ...heat, rows: [] })
    } else if (last === undefined) problems.push(problemAt('bad-line', line, fields.join(',')))
    else {
      const [, id = '', lane = '', familyName = '', givenName = '', affiliation = '', , license = ''] = fields
      if (id === '' && lane === '') problems.push(problemAt('nobody', line, fields.filter(Boolean).join(', ')))
      else
        last.rows.push({
          line,
          id: id || null,
          lane: lane || null,
          familyName: familyName || null,
          givenName: givenName || null,
          affiliation: affiliation || null,
          license: license || null,
        })
    }
  }
  return heats.length === 0 ? err({ kind: 'not-lynx' }) : ok({ heats, problems })
}

/** People (`.ppl`): who has which number. */
export interface PplFile {
  readonly people: readonly Omit<EvtRow, 'lane'>[]
  readonly problems: readonly FileProblem[]
}

/** The bytes of a `.ppl`: `ID, last, first, affiliation, license`. */
export function readPpl(bytes: Uint8Array): Result<FileFault, PplFile> {
  const text = linesOf(bytes)
  if (!text.ok) return text
  const { lines, problems } = text.value
  const people = lines.flatMap(({ line, fields }) => {
    const [id = '', familyName = '', givenName = '', affiliation = '', license = ''] = fields
    if (id === '' || fields.length < 2) {
      problems.push(problemAt('nobody', line, fields.filter(Boolean).join(', ')))
      return []
    }
    return [
      {
        line,
        id,
        familyName: familyName || null,
        givenName: givenName || null,
        affiliation: affiliation || null,
        license: license || null,
      },
    ]
  })
  return people.length === 0 ? err({ kind: 'not-lynx' }) : ok({ people, problems })
}

/** The programme (`.sch`): heats in their order. */
export interface SchFile {
  readonly heats: readonly Pick<LynxHeat, 'line' | 'event' | 'round' | 'heat'>[]
  readonly problems: readonly FileProblem[]
}

/** The bytes of a `.sch`: `event, round, heat`; a missing round or heat is 1. */
export function readSch(bytes: Uint8Array): Result<FileFault, SchFile> {
  const text = linesOf(bytes)
  if (!text.ok) return text
  const { lines, problems } = text.value
  const heats = lines.flatMap((one) => {
    const heat = heatOf(one)
    if (heat === null) problems.push(problemAt('bad-line', one.line, one.fields.join(',')))
    return heat === null ? [] : [{ line: heat.line, event: heat.event, round: heat.round, heat: heat.heat }]
  })
  return heats.length === 0 ? err({ kind: 'not-lynx' }) : ok({ heats, problems })
}
