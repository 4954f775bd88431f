import { err, ok, type Result } from '@games/domain'
import type { OdfExtended } from '../../message.ts'
import type { FieldForm } from '../field-trials.ts'
import { type FileFault, type FileProblem, problemAt } from '../problem.ts'
import { heatOf, type LynxHeat } from './heat-line.ts'
import { type Mark, markOf } from './marks.ts'
import { linesOf, type LynxLine } from './text.ts'

/** The results of one flight of a field event (`.lff` of FieldLynx). */
export interface LffFile {
  readonly heat: LynxHeat
  readonly form: FieldForm
  readonly rows: readonly LffRow[]
  readonly problems: readonly FileProblem[]
}

export interface LffRow {
  readonly line: number
  /** In the whole event, over all its flights, from 1; null: none yet. */
  readonly place: number | null
  readonly mark: Mark | null
  /** The competitor's number (bib); null: none. */
  readonly id: string | null
  readonly familyName: string | null
  readonly givenName: string | null
  readonly affiliation: string | null
  /** Metres of the best attempt, or of the greatest height that was cleared: `11.50`; null: none. */
  readonly result: string | null
  /** In their order, as ODF has them; empty: none, or one of them cannot be read. */
  readonly trials: readonly OdfExtended[]
}

/**
 * The bytes of a `.lff` → its flight and rows, in the file's order (docs/formats/finishlynx.md). The event line has the units of the marks where a
 * race has its wind; any other file is `not-lynx`. Marks in feet, and heights that do not rise, are named and not read.
 */
export function readLff(bytes: Uint8Array): Result<FileFault, LffFile> {
  const text = linesOf(bytes)
  if (!text.ok) return text
  const { lines, problems } = text.value
  const [first, ...others] = lines
  const units = first?.fields[4]?.toLowerCase()
  const heat = first && heatOf({ ...first, fields: first.fields.slice(0, 4) })
  if (!heat || (units !== 'metric' && units !== 'english')) return err({ kind: 'not-lynx' })
  const heights = heightsIn(first)
  const form = heights === null ? 'attempts' : 'height'
  const isRising = (heights ?? []).every(
    (height, at, all) => HEIGHT.test(height) && Number(height) > Number(all[at - 1] ?? 0),
  )
  if (units === 'english') problems.push(problemAt('in-feet', first.line))
  else if (!isRising) problems.push(problemAt('heights-order', first.line, (heights ?? []).join(' ')))
  const isRead = units === 'metric' && isRising
  const rows = others.flatMap((line) => {
    const row = rowOf(line, isRead ? { heights } : null, problems)
    return row === null ? [] : [row]
  })
  return ok({ heat, form, rows, problems })
}

/** The heights between `SH` and `EH`; null: an event of attempts. */
function heightsIn({ fields }: LynxLine): string[] | null {
  const marked = fields.slice(5)
  if (marked[0]?.toUpperCase() !== 'SH') return null
  const end = marked.findIndex((field) => field.toUpperCase() === 'EH')
  return marked.slice(1, end < 0 ? undefined : end).filter((field) => field !== '')
}

/** `read`: how the trials are read; null: they are not. */
function rowOf(
  { line, fields }: LynxLine,
  read: { readonly heights: readonly string[] | null } | null,
  problems: FileProblem[],
): LffRow | null {
  const [flightPlace = '', id = '', , place = '', familyName = '', givenName = '', affiliation = '', ...rest] = fields
  if (fields.length < 6) {
    problems.push(problemAt('bad-line', line, fields.join(',')))
    return null
  }
  // programs that give no numbers write zeros
  const isNumbered = id !== '' && id !== '0'
  if (!isNumbered && familyName === '') {
    problems.push(problemAt('nobody', line, fields.filter(Boolean).join(', ')))
    return null
  }
  const written = rest.slice(0, rest.findLastIndex((field) => field !== '') + 1)
  const [only = '', another] = written
  const isWord = another === undefined && !TRIAL.test(only) && !HEIGHT_TRIALS.test(only.toUpperCase())
  const mark = markOf(flightPlace) ?? (isWord ? markOf(only) : null)
  const trials = read === null || (isWord && mark !== null) ? [] : trialsOf(written, read.heights)
  if (trials === null) problems.push(problemAt('bad-mark', line, written.join(' ')))
  return {
    line,
    place: /^\d{1,4}$/.test(place) && Number(place) > 0 && mark === null ? Number(place) : null,
    mark,
    id: isNumbered ? id : null,
    familyName: familyName || null,
    givenName: givenName || null,
    affiliation: affiliation || null,
    result: mark === null ? bestOf(trials ?? []) : null,
    trials: trials ?? [],
  }
}

/** Null: one of them cannot be read. */
const trialsOf = (written: readonly string[], heights: readonly string[] | null): OdfExtended[] | null =>
  heights === null ? attemptsOf(written) : jumpsOf(written, heights)

const DISTANCE = /^\d{1,3}\.\d{2}$/
const HEIGHT = /^\d\.\d{2}$/
const TRIAL = /^(?:\d{1,3}\.\d{2}|F|FOUL|X|P|PASS|-|R)$/i
/** Failures and then a clearance, a pass to the next height or a retirement; or failures only. */
const HEIGHT_TRIALS = /^(?:X{0,2}(?:O|R|P{1,3}|-)|X{1,3})$/

/** `10.96,-0.0,F,-0.0`: each attempt with its wind, `-0.0` where none is measured. */
function attemptsOf(written: readonly string[]): OdfExtended[] | null {
  const attempts: OdfExtended[] = []
  for (let at = 0; at < written.length; at += 2) {
    const [mark, wind] = [written[at] ?? '', windOf(written[at + 1] ?? '')]
    if (wind === undefined || (mark !== '' && !TRIAL.test(mark))) return null
    if (mark !== '')
      attempts.push({
        type: 'ER',
        code: 'ATTEMPT',
        pos: String(at / 2 + 1),
        value: DISTANCE.test(mark) ? mark : /^[FX]/i.test(mark) ? 'X' : /^R/i.test(mark) ? 'r' : '-',
        ...(wind !== null && { extensions: [{ code: 'WIND_SPEED', value: wind }] }),
      })
  }
  return attempts
}

/** Null: not measured; undefined: it cannot be read. */
function windOf(written: string): string | null | undefined {
  if (written === '' || written === '-0.0' || /^NWI$/i.test(written)) return null
  return /^[+-]?\d{1,2}\.\d$/.test(written) ? written.replace('+', '') : undefined
}

/** `PPP,O,XXO`: the trials at each height of the event, from the first. */
function jumpsOf(written: readonly string[], heights: readonly string[]): OdfExtended[] | null {
  const jumps = written.map((trials) => trials.toUpperCase())
  if (jumps.length > heights.length || jumps.some((trials) => trials !== '' && !HEIGHT_TRIALS.test(trials))) return null
  return jumps.flatMap((trials, at) =>
    trials === ''
      ? []
      : [
          {
            type: 'ER',
            code: 'HEIGHT',
            pos: String(at + 1),
            value: heights[at] ?? '',
            value2: trials.replace(/P+/, '-'),
          },
        ],
  )
}

function bestOf(trials: readonly OdfExtended[]): string | null {
  const metres = trials.flatMap(({ code, value = '', value2 = '' }) =>
    (code === 'HEIGHT' ? value2.endsWith('O') : DISTANCE.test(value)) ? [value] : [],
  )
  return metres.reduce<string | null>((best, one) => (best === null || Number(one) > Number(best) ? one : best), null)
}
