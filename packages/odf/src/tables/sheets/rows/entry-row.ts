import { disciplineOf, genderOf, padRsc } from '@games/domain'
import { type EventGender, readEventWords } from '@games/domain/sports/recognise/event-words'
import { plain } from '../../values.ts'
import * as cells from '../cells.ts'
import { measureOf, personGender } from '../row-words.ts'
import type { SheetRow } from '../sheet-row.ts'
import { sameNameKey } from '../sheet-table.ts'
import { dayOf } from '../times.ts'
import { organisationOfRow } from './competitor-of-row.ts'
import { disciplineOfRow, eventOfRow, genderOfRow } from './event-of-row.ts'
import { unreadCell } from './result-mark.ts'

/** An entry that is not in force: `CANCELADA – lesão`. */
const WITHDRAWN = 'cancel|anulad|desist|withdr|scratched|retirad|baja_|baja$|removid|excluid'
/** A competitor who is out at the weigh-in, or did not come to it: `ELIMINADO (acima)`, `No dio el peso`, `Overweight`. */
const OUT_AT_WEIGH_IN =
  '(?:eliminad[oa]|eliminated|reprovad[oa]|reprobad[oa]|ausente|absent|faltou|falto|dns|dnw|inapt[oa]|no_fit|unfit)(?:_|$)|' +
  'overweight|over_(?:the_)?(?:weight|limit)|sobrepeso|exce(?:sso|so|dido|deu)_d[eo]l?_peso|(?:fora|acima)_d[aeo]_(?:peso|categoria|limite)|' +
  '(?:fuera|encima|excedid[oa])_del?_(?:peso|limite)|(?:nao|no)_apt[oa]|n(?:ao|o)_(?:deu|dio|bateu|fez|hizo|dar|cumpriu|cumplio)_(?:o_|el_)?peso|' +
  'n(?:ao|o)_(?:se_)?(?:pesou|peso|compareceu|comparecio|apresentou|presento)(?:_|$)|' +
  'did_not_(?:show|weigh|make|appear)|no_show|failed_(?:the_)?weigh|missed_(?:the_)?weigh'
const NOT_COMPETING = new RegExp(`^(?:${WITHDRAWN}|${OUT_AT_WEIGH_IN})`)

/** Reads a row of participants. */
export function readEntry(row: SheetRow): void {
  const { sheet, table, values, titles } = row
  if (unreadCell(row, (cell) => NOT_COMPETING.test(plain(cell))) !== null)
    return void sheet.passedOver.push({ row: row.number, why: 'not-competing' })
  const whole = values.athlete ?? ''
  const name =
    whole === '' ? [values.given_name, values.family_name].filter((part) => part !== undefined).join(' ') : whole
  const discipline = disciplineOfRow(row)
  const organisation = organisationOfRow(row)
  askGender(row)
  const column = genderOfRow(row)
  const hasEvent = values.event !== undefined || values.category !== undefined || titles.event !== undefined
  const event = hasEvent ? eventOfRow(row, values.event, discipline) : null
  if (name === '') row.problem('missing-value', 'athlete', null)
  if (values.organisation === undefined) row.problem('missing-value', 'organisation', null)
  if (discipline === null && row.isSound && event === null) row.problem('missing-value', 'discipline', null)
  const known = column ?? titles.gender ?? (event === null ? null : (genderOf(event) as EventGender))
  const gender = personGender(known)
  if (gender === null && row.isSound) row.problem('missing-value', 'gender', null)
  const birth = row.read('birth_date', 'bad-date', (cell) =>
    /^\d{4}$/.test(cell) ? null : (dayOf(cell, table.births) ?? undefined),
  )
  const code =
    values.code ??
    (row.isSound
      ? row.code(
          sheet.resolver.person(
            name,
            organisation,
            row.number,
            { birth, gender, hasNamesakes: table.namesakes.has(sameNameKey(name, values.organisation ?? '')) },
            { bib: values.bib, birth },
          ),
        )
      : null)
  const height = row.read('height', 'bad-number', measureOf)
  const weight = row.read('weight', 'bad-number', measureOf)
  if (!row.isSound || code === null || gender === null || organisation === null) return
  const parts =
    values.family_name === undefined
      ? cells.nameParts(name)
      : { family: values.family_name, given: values.given_name ?? null }
  sheet.participants.push({
    row: row.number,
    cells: {
      code,
      family_name: parts.family,
      given_name: parts.given,
      print_name: whole === '' ? [parts.given, parts.family].filter((part) => part !== null).join(' ') : whole,
      gender,
      organisation,
      birth_date: row.hasColumn('birth_date') ? birth : undefined,
      discipline: padRsc(discipline ?? disciplineOf(event ?? '')),
      event,
      bib: row.hasColumn('bib') ? (values.bib ?? null) : undefined,
      function: undefined,
      height: row.hasColumn('height') ? height : undefined,
      weight: row.hasColumn('weight') ? weight : undefined,
      status: undefined,
    },
  })
}

/** Asks for the gender of all people of a list that states none, in a column, a title or the words of an event. */
function askGender(row: SheetRow): void {
  const { values, titles, table, sheet } = row
  const words = [values.event, values.category, titles.event, titles.category].map((part) => part ?? null)
  if (row.hasColumn('gender') || titles.gender !== undefined || readEventWords(...words).gender !== null) return
  const code = row.code(sheet.resolver.gender(titles.discipline ?? sheet.sheet.name, table.rowsKey, row.number))
  if (code === 'W' || code === 'M') values.gender = code === 'W' ? 'F' : 'M'
}
