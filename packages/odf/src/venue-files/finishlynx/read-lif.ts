import { err, ok, type Result } from '@games/domain'
import { type FileFault, type FileProblem, problemAt } from '../problem.ts'
import { heatOf, type LynxHeat } from './heat-line.ts'
import { type Mark, markOf } from './marks.ts'
import { linesOf, type LynxLine } from './text.ts'
import { isTime, unitsOf, withPoint } from './times.ts'

/** The results of one heat (`.lif`). */
export interface LifFile {
  readonly heat: LynxHeat
  readonly rows: readonly LifRow[]
  readonly problems: readonly FileProblem[]
}

export interface LifRow {
  readonly line: number
  /** From 1; null: none, or a mark in its place. */
  readonly place: number | null
  readonly mark: Mark | null
  /** The competitor's number (bib); null for relays. */
  readonly id: string | null
  readonly lane: string | null
  readonly familyName: string | null
  readonly givenName: string | null
  readonly affiliation: string | null
  readonly license: string | null
  /** With a decimal point, to the precision that the operator reads with: `11.285`; null: none, or a mark. */
  readonly time: string | null
  /** Seconds: `0.145`. */
  readonly reaction: string | null
  /** Passages up to the finish, in order: since the start, and since the one before. */
  readonly splits: readonly { readonly time: string; readonly lap: string }[]
}

/**
 * The bytes of a `.lif` → its heat and rows, in the file's order. Read by position (`place, ID, lane, last, first, affiliation, time,
 * license, delta, reaction, splits, …`): missing and surplus fields are ignored, and the difference to the row before is never a result.
 */
export function readLif(bytes: Uint8Array): Result<FileFault, LifFile> {
  const text = linesOf(bytes)
  if (!text.ok) return text
  const { lines, problems } = text.value
  const [first, ...others] = lines
  const heat = first && first.fields.length >= 3 ? heatOf(first) : null
  if (heat === null) return err({ kind: 'not-lynx' })
  if (heat.badWind !== null) problems.push(problemAt('bad-wind', heat.line, heat.badWind))
  const rows = others.flatMap((line) => {
    const row = rowOf(line, problems)
    return row === null ? [] : [row]
  })
  return ok({ heat, rows, problems: [...problems, ...placesTwice(rows)] })
}

function rowOf({ line, fields }: LynxLine, problems: FileProblem[]): LifRow | null {
  const [
    place = '',
    id = '',
    lane = '',
    familyName = '',
    givenName = '',
    affiliation = '',
    written = '',
    license = '',
  ] = fields
  if (fields.length < 3) {
    problems.push(problemAt('bad-line', line, fields.join(',')))
    return null
  }
  if (id === '' && lane === '' && familyName === '') {
    problems.push(problemAt('nobody', line, fields.filter(Boolean).join(', ')))
    return null
  }
  // a decimal comma without quotes parts a time, and its fraction stands where the license does
  const isParted = /^[\d:]+$/.test(written) && /^\d{1,4}$/.test(license)
  const time = isParted ? `${written},${license}` : withPoint(written)
  // zero is how an unplaced row is written
  const isPlace = /^\d{1,4}$/.test(place)
  const mark = (isPlace || place === '' ? null : markOf(place)) ?? (isTime(time) || time === '' ? null : markOf(time))
  if (place !== '' && !isPlace && markOf(place) === null) problems.push(problemAt('bad-line', line, place))
  if (time !== '' && !isTime(time) && markOf(time) === null) problems.push(problemAt('bad-time', line, time))
  const finish = isTime(time) ? time : null
  const reaction = withPoint(fields[9] ?? '')
  if (isPlace && Number(place) > 0 && finish === null && mark === null)
    problems.push(problemAt('not-read-yet', line, id || lane))
  return {
    line,
    place: isPlace && Number(place) > 0 && mark === null ? Number(place) : null,
    mark,
    id: id || null,
    lane: lane || null,
    familyName: familyName || null,
    givenName: givenName || null,
    affiliation: affiliation || null,
    license: isParted ? null : license || null,
    time: finish,
    reaction: /^-?\d(\.\d{1,4})?$/.test(reaction) ? reaction : null,
    splits: splitsOf(fields[10] ?? '', finish),
  }
}

/** `18.489 (18.489),31.286 (12.797)`; crossings of the line after the finish are in it too. */
function splitsOf(text: string, finish: string | null): LifRow['splits'] {
  const last = finish === null ? null : unitsOf(finish)
  return text.split(/(?<=\)\s*),/).flatMap((pair) => {
    const [, time = '', lap = ''] =
      /^\s*([\d:.,]+)\s*\(([\d:.,]+)\)\s*$/.exec(pair)?.map((part) => withPoint(part)) ?? []
    if (!isTime(time) || !isTime(lap)) return []
    return last !== null && (unitsOf(time) ?? 0) > last ? [] : [{ time, lap }]
  })
}

/** Who shares a place has the same time; places that come twice with different ones were typed. */
function placesTwice(rows: readonly LifRow[]): FileProblem[] {
  const timed = rows.filter(({ place, time }) => place !== null && time !== null)
  return [...Map.groupBy(timed, ({ place }) => place).values()].flatMap((same) => {
    const [first, ...others] = same
    const other = others.find(({ time }) => unitsOf(time ?? '') !== unitsOf(first?.time ?? ''))
    return other ? [problemAt('place-twice', other.line, String(other.place))] : []
  })
}
