import { padRsc } from '@games/domain'
import { teamGender } from '../row-words.ts'
import type { SheetRow } from '../sheet-row.ts'
import { memberNames, organisationOfRow } from './competitor-of-row.ts'
import { disciplineOfRow, eventOfRow } from './event-of-row.ts'

/** Reads a row of teams. */
export function readTeam(row: SheetRow): void {
  const { values } = row
  const { index, resolver, teams } = row.sheet
  const discipline = disciplineOfRow(row)
  const organisation =
    organisationOfRow(row) ??
    (values.team === undefined ? null : (index.organisation(values.team) ?? index.ownerOfTeam(values.team)))
  const event = eventOfRow(row, values.event, discipline)
  if (discipline === null && row.isSound) row.problem('missing-value', 'discipline', null)
  if (organisation === null && row.isSound) row.problem('missing-value', 'organisation', null)
  if (!row.isSound || organisation === null || discipline === null) return
  const eventOrDiscipline = event ?? padRsc(discipline)
  const words = values.team ?? values.athlete ?? null
  const isDelegation = words !== null && index.organisation(words) === organisation
  const members = memberNames(values.members).map((name) => row.code(resolver.person(name, organisation, row.number)))
  if (!row.isSound) return
  teams.push({
    row: row.number,
    cells: {
      code: values.code ?? resolver.team(eventOrDiscipline, organisation, isDelegation ? null : words),
      name: words ?? resolver.organisationName(organisation),
      short_name: undefined,
      organisation,
      gender: teamGender(eventOrDiscipline),
      discipline: padRsc(discipline),
      event: event ?? null,
      athletes: row.hasColumn('members') ? members.filter((code) => code !== null) : undefined,
      status: undefined,
    },
  })
}
