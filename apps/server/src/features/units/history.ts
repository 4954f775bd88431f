import type { Release } from '@games/contract'
import { PLACEHOLDERS, resultChanges } from '@games/domain'
import { type OdfMessage, readOdf } from '@games/odf'
import type { ClientBase } from 'pg'
import { producedIso } from '../../facts/produced-iso.ts'
import { sentName } from '../../facts/sent-name.ts'
import { WantedNames } from '../names/index.ts'
import { type ReleasedMessage, releaseKeysOf, releasesOf } from './history.queries.ts'

interface Change {
  readonly competitor: string
  readonly what: Release['changes'][number]['what']
  readonly from: string | null
  readonly to: string | null
}
interface Known {
  readonly type: 'A' | 'T' | 'H'
  readonly name: string | null
  readonly organisation: string | null
}

/**
 * What changed on a unit since its result was first released, newest first: read from the messages themselves, so that it is the same
 * whatever order they came in, and nothing has to be kept beside them. A medal that was taken back is told on the unit that had decided it.
 */
export async function unitHistory(tx: ClientBase, code: string): Promise<Release[]> {
  const keys = await releaseKeysOf(tx, code)
  const people = new Map<string, Known>()
  const told = [
    ...(keys.result
      ? differences(await releasesOf(tx, keys.result), (message) => resultsIn(message, people), resultChanges)
      : []),
    ...(keys.medallists
      ? differences(await releasesOf(tx, keys.medallists), (message) => medalsIn(message, code, people), medalChanges)
      : []),
  ]
  const wanted = new WantedNames()
  for (const { competitor } of told.flatMap(({ changes }) => changes))
    wanted.competitor(competitor, people.get(competitor)?.organisation ?? null)
  const names = await wanted.lookUp(tx)
  return told
    .map((release) => ({
      ...release,
      changes: release.changes.map(({ competitor: by, ...change }) => {
        const sent = people.get(by) ?? { type: 'A', name: null, organisation: null }
        const competitor = names.competitor(by, sent.type, sent)
        return {
          ...change,
          competitor: competitor ?? { code: by, type: sent.type, name: by, organisation: null, known: false },
        }
      }),
    }))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

/** Each release that changed something or explains itself, against the one before it. */
function differences<T>(
  messages: readonly ReleasedMessage[],
  read: (message: OdfMessage) => T[],
  compare: (before: readonly T[], after: readonly T[]) => Change[],
): (Omit<Release, 'changes'> & { readonly changes: Change[] })[] {
  let before: { rows: T[]; notes: readonly string[]; status: string } | undefined
  return messages.flatMap(({ version, status, produced, body }) => {
    const message = readOdf(body)
    if (!message.ok) return []
    const rows = read(message.value)
    const { notes, header } = message.value
    const changes = before ? compare(before.rows, rows) : []
    const newNotes = notes.filter((note) => !before?.notes.includes(note))
    const isTold =
      before !== undefined && (changes.length > 0 || newNotes.length > 0 || goesBack(before.status, status))
    before = { rows, notes, status }
    if (!isTold) return []
    const documentType = header.documentType === 'DT_MEDALLISTS' ? ('DT_MEDALLISTS' as const) : ('DT_RESULT' as const)
    return [{ at: producedIso(produced), documentType, version, status, notes: newNotes, changes }]
  })
}

/** From OFFICIAL back to PROTESTED or UNOFFICIAL, and out of a protest: told even where no figure changed. */
const goesBack = (before: string, after: string): boolean =>
  before !== after && (before === 'OFFICIAL' || before === 'PROTESTED' || after === 'PROTESTED')

function resultsIn({ body }: OdfMessage, people: Map<string, Known>) {
  if (body.kind !== 'results') return []
  return body.results
    .filter(({ competitor }) => !PLACEHOLDERS.has(competitor.code))
    .map((row) => {
      const { code, type, organisation } = row.competitor
      people.set(code, { type, name: sentName(row), organisation })
      return {
        competitor: code,
        rank: row.rank,
        result: row.result,
        irm: row.irm,
        qualificationMark: row.qualificationMark,
      }
    })
}

interface Won {
  readonly competitor: string
  readonly medal: string
}

function medalsIn({ body }: OdfMessage, unit: string, people: Map<string, Known>): Won[] {
  if (body.kind !== 'medallists') return []
  return body.medals
    .filter((medal) => medal.unit === unit)
    .flatMap(({ medal, competitors }) =>
      competitors.map(({ code, type, organisation, teamName, athletes }) => {
        people.set(code, {
          type,
          name: sentName({
            competitor: { code, type, teamName, athletes, organisation, bib: null, entries: [], opponents: [] },
          }),
          organisation,
        })
        return { competitor: code, medal }
      }),
    )
}

function medalChanges(before: readonly Won[], after: readonly Won[]): Change[] {
  const was = new Map(before.map(({ competitor, medal }) => [competitor, medal]))
  const is = new Map(after.map(({ competitor, medal }) => [competitor, medal]))
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((competitor) => ({
      competitor,
      what: 'medal' as const,
      from: was.get(competitor) ?? null,
      to: is.get(competitor) ?? null,
    }))
    .filter(({ from, to }) => from !== to)
}
