import { disciplineOf, PLACEHOLDERS, searchable } from '@games/domain'
import type { OdfEntry, OdfParticipant, OdfTeam } from '@games/odf'
import type { ClientBase } from 'pg'
import { insertRows } from '../touched.ts'

/** Statuses under which a participant or team takes no part: cancelled (2018–2024), or historical (ODF §7). */
const ABSENT = new Set(['CANCEL', 'HIS', 'NPR'])

interface CompetitorRow {
  readonly code: string
  readonly kind: 'athlete' | 'official' | 'team'
  readonly name: string
  readonly search: string
  readonly sort_name: string
  readonly gender: string
  readonly organisation: string
  readonly disciplines: readonly string[]
  readonly bib: string | null
  readonly active: boolean
}

/** Codes of people and teams. */
interface ChangedCompetitors {
  readonly changed: readonly string[]
  /** Of them those that are called otherwise now, compete for somebody else, or were added or removed. */
  readonly renamed: readonly string[]
}

/** Derives the people and teams of the given codes, merged over the disciplines they are in. */
export async function deriveCompetitors(tx: ClientBase, codes: ReadonlySet<string>): Promise<ChangedCompetitors> {
  if (codes.size === 0) return { changed: [], renamed: [] }
  const wanted = [...codes].filter((c) => !PLACEHOLDERS.has(c)).sort()
  const people = await tx.query<{ code: string; discipline: string; fact: OdfParticipant }>(
    `select code, discipline, fact from fact_participant where code = any($1) order by code, produced desc, precedence desc, discipline`,
    [wanted],
  )
  const teams = await tx.query<{ code: string; discipline: string; fact: OdfTeam }>(
    `select code, discipline, fact from fact_team where code = any($1) order by code, produced desc, precedence desc, discipline`,
    [wanted],
  )
  const entries = await tx.query<{ code: string; fact: OdfEntry }>(
    'select code, fact from fact_entry where code = any($1) order by code, event, replacement_key',
    [wanted],
  )
  const bibs = new Map<string, string>()
  for (const { code, fact } of entries.rows) if (fact.bib && !bibs.has(code)) bibs.set(code, fact.bib)
  const rows: CompetitorRow[] = []
  for (const [code, facts] of groups(people.rows)) rows.push(personRow(code, facts, bibs.get(code) ?? null))
  const taken = new Set(rows.map((r) => r.code))
  for (const [code, facts] of groups(teams.rows)) if (!taken.has(code)) rows.push(teamRow(code, facts))
  const { rows: before } = await tx.query<CompetitorRow>('delete from competitor where code = any($1) returning *', [
    wanted,
  ])
  await insertRows(tx, 'competitor', rows)
  const differingIn = (print: (row: CompetitorRow) => string): string[] => {
    const was = new Map(before.map((row) => [row.code, print(row)]))
    const is = new Map(rows.map((row) => [row.code, print(row)]))
    return wanted.filter((code) => was.get(code) !== is.get(code))
  }
  return { changed: differingIn(fingerprint), renamed: differingIn(called) }
}

/** What lists show of it. */
const called = ({ kind, name, organisation }: CompetitorRow): string => JSON.stringify([kind, name, organisation])

const fingerprint = (row: CompetitorRow): string =>
  JSON.stringify([row.kind, row.name, row.search, row.gender, row.organisation, row.disciplines, row.bib, row.active])

function groups<T extends { code: string }>(rows: readonly T[]): Map<string, T[]> {
  const by = new Map<string, T[]>()
  for (const row of rows) {
    const group = by.get(row.code)
    if (group) group.push(row)
    else by.set(row.code, [row])
  }
  return by
}

/** The newest message's word on a person; disciplines from all of them. */
function personRow(
  code: string,
  facts: readonly { discipline: string; fact: OdfParticipant }[],
  entryBib: string | null,
): CompetitorRow {
  const person = (facts[0] as { fact: OdfParticipant }).fact
  const registered = facts.flatMap((f) => f.fact.disciplines).flatMap((d) => d.registeredEvents)
  const bib = entryBib ?? registered.find((e) => e.bib !== null)?.bib ?? null
  const disciplines = [
    ...new Set(facts.flatMap((f) => [f.discipline, ...f.fact.disciplines.map((d) => disciplineOf(d.code))])),
  ]
  return {
    code,
    kind: person.mainFunction === null || person.mainFunction === 'AA01' ? 'athlete' : 'official',
    name: person.printName,
    search: searchable(
      `${person.printName} ${person.givenName ?? ''} ${person.familyName} ${person.organisation} ${bib ?? ''}`,
    ),
    sort_name: searchable(`${person.familyName} ${person.givenName ?? ''}`),
    gender: person.gender,
    organisation: person.organisation,
    disciplines: disciplines.filter((d) => d !== '---').sort(),
    bib,
    active: !ABSENT.has(person.status),
  }
}

function teamRow(code: string, facts: readonly { discipline: string; fact: OdfTeam }[]): CompetitorRow {
  const team = (facts[0] as { fact: OdfTeam }).fact
  const name = team.name ?? team.tvName ?? team.shortName ?? team.organisation
  return {
    code,
    kind: 'team',
    name,
    search: searchable(`${name} ${team.organisation}`),
    sort_name: searchable(name),
    gender: team.gender,
    organisation: team.organisation,
    disciplines: [...new Set(facts.map((f) => f.discipline))].sort(),
    bib: null,
    active: !ABSENT.has(team.status),
  }
}
