/** The records of a workbook stream that matter here ([MS-XLS] 2.3). */
const BOF = 0x809
const EOF = 0x0a
const FILE_PASS = 0x2f
const BOUND_SHEET = 0x85
const SUP_BOOK = 0x1ae
const FORMULA = 0x06

/** Libraries store a formula without a value as 0 with this flag. */
const CALC_ON_LOAD = 0x02
/** Functions with a text as result, by number: with a fixed number of arguments, and with a variable one ([MS-XLS] 2.5.198.17). */
const TEXT_FUNCTIONS: ReadonlySet<number> = new Set([30, 31, 48, 111, 112, 113, 114, 118, 119, 130])
const TEXT_FUNCTIONS_OF_MANY: ReadonlySet<number> = new Set([115, 116, 120, 336])
/** Tokens of a formula: `&`, and a function with a fixed or a variable number of arguments, without the bits of its class. */
const CONCAT = 0x08
const FUNC = 0x01
const FUNC_VAR = 0x02

/** Lengths of a link to sheets of the same workbook, and to the functions of an add-in. */
const INTERNAL_LINK_BYTES = 4

export interface WorkbookStream {
  readonly isEncrypted: boolean
  readonly hasExternalLinks: boolean
  /** Cells of formulas without a value as `row,column` from 0, for each sheet in the order of the stream. */
  readonly valueless: readonly ReadonlySet<string>[]
}

/**
 * Facts about a workbook stream of Excel 5 to 2003 that its reader does not report. `null`: the stream ends within a record or a sheet,
 * or lacks one.
 */
export function inspectStream(stream: Uint8Array): WorkbookStream | null {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  const valueless = new Map<number, Set<string>>()
  const begun = new Set<number>()
  let [isEncrypted, hasExternalLinks] = [false, false]
  let depth = 0
  let sheet: Set<string> | undefined
  for (let at = 0; at + 4 <= stream.length; ) {
    const [id, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    const body = at + 4
    if (depth === 0 && id !== BOF) break
    if (body + length > stream.length) return null
    if (id === BOF) {
      if (depth === 0) {
        begun.add(at)
        sheet = valueless.get(at)
      }
      depth += 1
    } else if (id === EOF) depth -= 1
    // all that follows is encrypted
    else if (id === FILE_PASS) return { isEncrypted: true, hasExternalLinks, valueless: [] }
    else if (id === BOUND_SHEET && length >= 6) valueless.set(view.getUint32(body, true), new Set())
    else if (id === SUP_BOOK && length > INTERNAL_LINK_BYTES) hasExternalLinks = true
    else if (id === FORMULA && length > 22 && lacksValue(view, body))
      sheet?.add(`${view.getUint16(body, true)},${view.getUint16(body + 2, true)}`)
    at = body + length
  }
  if (depth !== 0 || begun.size === 0 || [...valueless.keys()].some((position) => !begun.has(position))) return null
  return {
    isEncrypted,
    hasExternalLinks,
    valueless: [...valueless].toSorted(([one], [other]) => one - other).map(([, cells]) => cells),
  }
}

/** Whether the value of a formula was never computed. LibreOffice stores 0 for a text that it took from another file. */
function lacksValue(view: DataView, body: number): boolean {
  if (view.getFloat64(body + 6, true) !== 0) return false
  if ((view.getUint16(body + 14, true) & CALC_ON_LOAD) !== 0) return true
  // the last token is the outermost operator or function
  const end = body + 22 + view.getUint16(body + 20, true)
  const isToken = (at: number, token: number) => at >= body + 22 && (view.getUint8(at) & 0x1f) === token
  if (end > view.byteLength || end <= body + 22) return false
  if (view.getUint8(end - 1) === CONCAT) return true
  if (end < body + 25) return false
  const called = view.getUint16(end - 2, true)
  return (
    (isToken(end - 3, FUNC) && TEXT_FUNCTIONS.has(called)) ||
    (isToken(end - 4, FUNC_VAR) && TEXT_FUNCTIONS_OF_MANY.has(called))
  )
}
