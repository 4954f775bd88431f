import type { AuditedFields, AuditedList, AuditedRow, OtherSource } from './audited-list.ts'

export interface ListDifference {
  /** `known`: the source says two things, and the other one is shown. */
  readonly kind: 'missing' | 'extra' | 'differs' | 'known'
  readonly about: 'results'
  /** RSC of the unit. */
  readonly code: string
  /** What differs, numbers left out so that it can be counted: `rank`, `wind of attempt`, `order`. */
  readonly field: string
  /** A plain English sentence: what the source says and what is shown. */
  readonly message: string
}

/** Compares the source's lists with those shown, unit by unit, row by row and field by field. Nothing is given for equal ones. */
export function* compareLists(source: Iterable<AuditedList>, shown: Iterable<AuditedList>): Generator<ListDifference> {
  const lists = new Map<string, AuditedList>()
  for (const list of source) {
    if (lists.has(list.code))
      yield {
        ...about(list.code, 'list'),
        kind: 'missing',
        message: `${list.code} stands for more than one list of the source.`,
      }
    lists.set(list.code, list)
  }
  for (const list of shown) {
    const { code, rows } = list
    const wanted = lists.get(code)
    lists.delete(code)
    if (wanted) yield* compareRows(wanted, list)
    else
      yield {
        ...about(code, 'list'),
        kind: 'extra',
        message: `${code} has ${rows.length} results here and none in the source.`,
      }
  }
  for (const { code, rows } of lists.values())
    yield {
      ...about(code, 'list'),
      kind: 'missing',
      message: `${code} has ${rows.length} results in the source and none here.`,
    }
}

const about = (code: string, field: string) =>
  ({ about: 'results', code, field: field.replaceAll(/ \d+/g, '') }) as const

function* compareRows(source: AuditedList, shown: AuditedList): Generator<ListDifference> {
  const { code } = source
  yield* compareFields(code, code, source.fields, shown.fields)
  const own = new Map<string, AuditedRow>()
  for (const row of shown.rows) {
    if (own.has(row.competitor)) {
      const message = `${row.competitor} of ${code} is here more than once.`
      yield { ...about(code, 'competitor'), kind: 'extra', message }
    }
    own.set(row.competitor, row)
  }
  for (const { competitor, fields, also } of source.rows) {
    const found = own.get(competitor)
    own.delete(competitor)
    if (found) yield* compareFields(code, `${competitor} in ${code}`, fields, found.fields, also)
    else {
      const message = `${competitor} of ${code} (${listOf(fields)}) is missing here.`
      yield { ...about(code, 'competitor'), kind: 'missing', message }
    }
  }
  for (const { competitor, fields } of own.values()) {
    const message = `${competitor} of ${code} (${listOf(fields)}) is here but not in the source.`
    yield { ...about(code, 'competitor'), kind: 'extra', message }
  }
  yield* compareOrder(source, shown)
}

/** Where the order of those who are in both lists first parts. */
function* compareOrder({ code, rows }: AuditedList, shown: AuditedList): Generator<ListDifference> {
  const inBoth = (of: readonly AuditedRow[], others: readonly AuditedRow[]) => {
    const known = new Set(others.map(({ competitor }) => competitor))
    return of.flatMap(({ competitor }) => (known.has(competitor) ? [competitor] : []))
  }
  const [wanted, found] = [inBoth(rows, shown.rows), inBoth(shown.rows, rows)]
  const at = wanted.findIndex((competitor, i) => competitor !== found[i])
  if (at < 0) return
  const message = `The order of ${code} parts at place ${at + 1}: ${wanted[at]} in the source and ${found[at]} here.`
  yield { ...about(code, 'order'), kind: 'differs', message }
}

function* compareFields(
  code: string,
  owner: string,
  source: AuditedFields,
  shown: AuditedFields,
  also?: ReadonlyMap<string, OtherSource>,
): Generator<ListDifference> {
  for (const field of new Set([...source.keys(), ...shown.keys()])) {
    const [wanted, found] = [source.get(field), shown.get(field)]
    if (wanted === found) continue
    const elsewhere = also?.get(field)
    const known = elsewhere !== undefined && elsewhere.text === found
    const message =
      `The ${field} of ${owner} is ${quoted(wanted)} in the source and ${quoted(found)} here` +
      (known ? `: ${elsewhere.reason}.` : '.')
    yield { ...about(code, field), kind: known ? 'known' : 'differs', message }
  }
}

const listOf = (fields: AuditedFields): string =>
  ['rank', 'result', 'IRM'].flatMap((name) => (fields.has(name) ? [`${name} ${fields.get(name)}`] : [])).join(', ') ||
  'without rank or result'
const quoted = (text: string | undefined): string => (text === undefined ? 'empty' : JSON.stringify(text))
