import { err, ok, type Result } from '@games/domain'

/** Floats and blobs are null: no column that is read has them. */
export type SqliteValue = string | number | null
export type SqliteRow = Readonly<Record<string, SqliteValue>>

const MAGIC = 'SQLite format 3\0'
export const isSqlite = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, MAGIC.length)) === MAGIC

/**
 * The rows of tables of an SQLite database (sqlite.org/fileformat2.html), in the order of their keys. A file of another person is read here and
 * not by the library of SQLite, whose native code no limit of a thread can stop. No page is read twice, so that time and memory are bounded by
 * the size of the file. Tables that are missing are left out. `damaged`: a part of the file is missing or contradicts another, or a part of it is in
 * another file (WAL).
 */
export function sqliteTables(
  bytes: Uint8Array,
  wanted: readonly string[],
): Result<'damaged', ReadonlyMap<string, readonly SqliteRow[]>> {
  try {
    return ok(tablesOf(new Pages(bytes), wanted))
  } catch (error) {
    // reading behind the end is a RangeError
    if (error instanceof RangeError || error instanceof DamagedFile) return err('damaged')
    throw error
  }
}

class DamagedFile extends Error {
  override readonly name = 'DamagedFile'
}

const SCHEMA_COLUMNS = ['type', 'name', 'tbl_name', 'rootpage', 'sql']

function tablesOf(pages: Pages, wanted: readonly string[]): ReadonlyMap<string, readonly SqliteRow[]> {
  const schema = pages.rows(1, SCHEMA_COLUMNS)
  return new Map(
    wanted.flatMap((table) => {
      const found = schema.find(({ type, name }) => type === 'table' && name === table)
      return found === undefined
        ? []
        : [[table, pages.rows(Number(found['rootpage']), columnsOf(found['sql']))] as const]
    }),
  )
}

/** The names of the columns of `CREATE TABLE t ("a" INTEGER, "b" TEXT, UNIQUE("a"))`. Any other form is not one of the program's. */
function columnsOf(sql: SqliteValue | undefined): string[] {
  const [, body] =
    /^CREATE TABLE "?\w+"? ?\(([\s\S]*)\)\s*$/.exec(typeof sql === 'string' ? sql.slice(0, 10_000) : '') ?? []
  if (body === undefined) throw new DamagedFile()
  return body
    .replace(/,\s*UNIQUE\([^()]*\)\s*$/, '')
    .split(',')
    .map((column) => {
      const [, name] = /^"?(\w+)"? (?:INTEGER|TEXT)$/.exec(column.trim()) ?? []
      if (name === undefined) throw new DamagedFile()
      return name
    })
}

/** Kinds of pages of tables. */
const [INTERIOR, LEAF] = [0x05, 0x0d]
const FILE_HEADER_BYTES = 100
/** By their number in the header of the file; an empty file has none. */
const ENCODINGS = ['utf-8', 'utf-8', 'utf-16le', 'utf-16be']

class Pages {
  readonly #view: DataView
  readonly #size: number
  /** Bytes of a page that have content. */
  readonly #usable: number
  readonly #text: TextDecoder
  readonly #read = new Set<number>()

  constructor(bytes: Uint8Array) {
    // nothing outside of the file can be read
    this.#view = new DataView(bytes.slice().buffer)
    const size = this.#view.getUint16(16)
    this.#size = size === 1 ? 65_536 : size
    this.#usable = this.#size - this.#view.getUint8(20)
    this.#text = new TextDecoder(ENCODINGS[this.#view.getUint32(56)] ?? 'utf-8')
    const isLogged = this.#view.getUint8(19) !== 1
    if (isLogged || this.#size < 512 || this.#usable < 480) throw new DamagedFile()
  }

  /** The rows of the table that begins at a page. */
  rows(root: number, columns: readonly string[]): SqliteRow[] {
    const rows: SqliteRow[] = []
    const open = [root]
    for (let page = open.pop(); page !== undefined; page = open.pop()) {
      const start = this.#startOf(page)
      const header = page === 1 ? start + FILE_HEADER_BYTES : start
      const kind = this.#view.getUint8(header)
      const count = this.#view.getUint16(header + 3)
      if (kind !== INTERIOR && kind !== LEAF) throw new DamagedFile()
      const cells = Array.from(
        { length: count },
        (_, at) => start + this.#view.getUint16(header + (kind === LEAF ? 8 : 12) + at * 2),
      )
      if (kind === LEAF) for (const cell of cells) rows.push(this.#row(cell, columns))
      else open.push(this.#view.getUint32(header + 8), ...cells.map((cell) => this.#view.getUint32(cell)).toReversed())
    }
    return rows
  }

  /** The offset of a page, which no other part of the file may have. */
  #startOf(page: number): number {
    if (!Number.isInteger(page) || page < 1 || this.#read.has(page)) throw new DamagedFile()
    this.#read.add(page)
    return (page - 1) * this.#size
  }

  #row(cell: number, columns: readonly string[]): SqliteRow {
    const [length, afterLength] = varint(this.#view, cell)
    const [, begin] = varint(this.#view, afterLength)
    const record = this.#payload(begin, length)
    const [headerBytes, first] = varint(record, 0)
    const values: [string, SqliteValue][] = []
    let [type, value] = [first, headerBytes]
    for (const column of columns) {
      // columns that were added to the table later
      if (type >= headerBytes) values.push([column, null])
      else {
        const [serial, next] = varint(record, type)
        values.push([column, this.#value(record, value, serial)])
        value += bytesOf(serial)
        type = next
      }
    }
    return Object.fromEntries(values)
  }

  /** The content of a row: what has no room on its page is on others. */
  #payload(begin: number, length: number): DataView {
    const [most, least] = [this.#usable - 35, Math.floor(((this.#usable - 12) * 32) / 255) - 23]
    if (length > this.#view.byteLength) throw new DamagedFile()
    if (length <= most) return this.#part(begin, length)
    const first = least + ((length - least) % (this.#usable - 4))
    const local = first <= most ? first : least
    const whole = new Uint8Array(length)
    const parts = [this.#part(begin, local)]
    let next = this.#view.getUint32(begin + local)
    let missing = length - local
    while (missing > 0) {
      const start = this.#startOf(next)
      const taken = Math.min(missing, this.#usable - 4)
      parts.push(this.#part(start + 4, taken))
      next = this.#view.getUint32(start)
      missing -= taken
    }
    let at = 0
    for (const part of parts) {
      whole.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
      at += part.byteLength
    }
    return new DataView(whole.buffer)
  }

  #part(begin: number, length: number): DataView {
    return new DataView(this.#view.buffer, begin, length)
  }

  #value(record: DataView, at: number, serial: number): SqliteValue {
    if (serial === 8 || serial === 9) return serial - 8
    if (serial >= 1 && serial <= 6) return integer(record, at, bytesOf(serial))
    if (serial < 13 || serial % 2 === 0) return null
    if (at + bytesOf(serial) > record.byteLength) throw new DamagedFile()
    return this.#text.decode(new DataView(record.buffer, record.byteOffset + at, bytesOf(serial)))
  }
}

/** A number of one to nine bytes, the greater ones first, and the offset behind it. */
function varint(view: DataView, at: number): readonly [number, number] {
  let value = 0
  for (let read = 0; read < 8; read += 1) {
    const byte = view.getUint8(at + read)
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return [value, at + read + 1]
  }
  return [value * 256 + view.getUint8(at + 8), at + 9]
}

const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0]
/** Bytes of a value by its serial type. */
const bytesOf = (serial: number): number => INTEGER_BYTES[serial] ?? Math.floor((serial - 12) / 2)

/** Signed, the greater bytes first. */
function integer(view: DataView, at: number, length: number): number {
  let value = view.getInt8(at)
  for (let read = 1; read < length; read += 1) value = value * 256 + view.getUint8(at + read)
  return value
}
