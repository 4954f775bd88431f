import type { RecordLine } from '@games/contract'
import { disciplineOf } from '@games/domain'
import { recordNameOf } from '@games/domain/sports/marks/record'
import type { OdfRecord, OdfRecordMark, OdfResult } from '@games/odf'
import { sentName } from '../../facts/sent-name.ts'
import type { Names, WantedNames } from '../names/index.ts'
import type { UnitRow } from '../units/index.ts'

export function wantRecords(wanted: WantedNames, records: readonly OdfRecord[]): void {
  for (const { competitor, country } of marksOf(records).map(({ mark }) => mark)) {
    wanted.competitor(competitor?.code ?? null, competitor?.organisation ?? null)
    wanted.organisation(country)
  }
}

/** The records of an event as sent (DT_RECORD, ODF §12), in that order; a shared record has a line for each who shares it. */
export const presentRecords = (
  event: string,
  records: readonly OdfRecord[],
  units: ReadonlyMap<string, UnitRow>,
  names: Names,
): RecordLine[] =>
  marksOf(records).map(({ type, mark }) => {
    const holder = mark.competitor ? holderOf(mark.competitor, names) : null
    return {
      type,
      name: recordNameOf(disciplineOf(event), type),
      result: mark.result,
      equalled: mark.equalled,
      holder: holder?.name ?? null,
      organisation: holder?.organisation ?? (mark.country ? names.organisation(mark.country) : null),
      date: mark.date,
      place: mark.place,
      unit: ownUnit(mark, units),
    }
  })

const holderOf = (competitor: OdfResult['competitor'], names: Names) =>
  names.competitor(competitor.code, competitor.type, {
    name: sentName({ competitor }),
    organisation: competitor.organisation,
  })

const marksOf = (records: readonly OdfRecord[]) =>
  records.flatMap(({ types }) =>
    types.flatMap(({ recordType, marks }) => marks.map((mark) => ({ type: recordType, mark }))),
  )

/** Every games has the same codes: a record of earlier ones names a unit that is here as well, on another day. */
function ownUnit({ unit: code, date }: OdfRecordMark, units: ReadonlyMap<string, UnitRow>): string | null {
  const unit = code === null ? undefined : units.get(code)
  if (!unit) return null
  const days = [unit.day, unit.schedule?.start?.slice(0, 10), unit.result_start?.slice(0, 10)]
  return date === null || days.includes(date) ? unit.code : null
}
