import { plain } from '../../values.ts'
import type { NewName } from '../resolve-words.ts'
import type { SheetRow } from '../sheet-row.ts'
import { disciplineOfRow, eventOfRow } from './event-of-row.ts'

/** Reads a name and its kind: by the column of the name (`Delegação`), or by a column of kinds (`local`). */
export function readName(row: SheetRow): void {
  const { values, sheet } = row
  const { resolver } = sheet
  const kind = plain(values.what ?? values.type ?? '')
  const name = values.name ?? values.athlete
  const discipline = values.discipline ?? row.titles.discipline
  if (
    /deleg|organi|estado|state|country|pais/.test(kind) ||
    (values.organisation !== undefined && values.event === undefined)
  ) {
    const written = name ?? values.organisation ?? ''
    // beside a name, a column of delegations has their codes
    const isCode = name !== undefined && /^[A-Z0-9]{2,6}$/.test(values.organisation ?? '')
    const code =
      values.code ??
      (isCode ? values.organisation : undefined) ??
      row.code(resolver.organisation(values.organisation ?? written, row.number, false))
    addName(row, 'ORGANISATION', code, written)
  } else if (/local|venue|sede/.test(kind) || values.venue !== undefined) {
    const written = name ?? values.venue ?? ''
    const code = values.code ?? row.code(resolver.venue(values.venue ?? written, row.number))
    addName(row, 'VENUE', code, written)
  } else if (/prova|event|prueba/.test(kind) || values.event !== undefined || values.category !== undefined) {
    const ofEvent = discipline === undefined ? null : disciplineOfRow(row)
    // the resolver adds the name of a new event
    if (ofEvent !== null) eventOfRow(row, values.event ?? name, ofEvent)
    else if (row.isSound) row.problem('missing-value', 'discipline', null)
  } else if (/modalid|discipl|sport|deporte/.test(kind) || discipline !== undefined) {
    const written = name ?? discipline ?? ''
    const code = values.code ?? row.code(resolver.discipline(discipline ?? written, row.number))
    addName(row, 'DISCIPLINE', code, written)
  } else row.problem('unknown-words', 'what', values.what ?? null)
}

function addName(row: SheetRow, set: NewName['set'], code: string | null, name: string): void {
  if (code === null || name === '' || !row.isSound) return
  if (!/^[A-Za-z0-9.-]{1,34}$/.test(code)) return row.problem('bad-code', 'code', code)
  const { name_eng: eng, name_spa: spa } = row.values
  row.sheet.resolver.names.set(`${set}/${code}`, { set, code, name, eng, spa, row: row.number })
}
