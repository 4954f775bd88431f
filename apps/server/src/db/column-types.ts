import pg from 'pg'

const { builtins } = pg.types

/** int8 as a number: event numbers and counts. Beyond 2^53 a number would be another one, so it throws (the query rejects). */
function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a number`)
  return value
}

const readDate = (text: string): string => text

/**
 * How columns come out: int8 as a number, date as its `YYYY-MM-DD` (a day of the games has no zone to be shifted by),
 * timestamptz as a Date, the rest as pg does by itself.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format !== 'binary' && oid === builtins.INT8) return readInt8
    if (format !== 'binary' && oid === builtins.DATE) return readDate
    return pg.types.getTypeParser(oid, format)
  },
}
