import { byText } from '../text/by-text.ts'
import { because, type Reason, type RuleId, type Undecided } from './reason.ts'

/** What a rule compares of one row: the first key counts first, a bigger one is better. */
export interface Measure {
  readonly keys: readonly number[]
  /** As a reader knows it: `10.84`, `3:1`. */
  readonly written: string
}

/** A rule that parts rows which are level in all rules before it. */
export interface Step<T> {
  readonly rule: RuleId
  /** Beside the rule's id in reasons, where one rule is used on several things: `{ of: 'sets', among: 'tied' }`. */
  readonly of?: Readonly<Record<string, string>>
  /** False: the rule says nothing of this group, e.g. a direct match of three. `place` is the best they can have. */
  readonly applies?: (group: readonly T[], place: number) => boolean
  /** Null where what the rule needs was not sent. */
  readonly measure: (row: T, group: readonly T[]) => Measure | null
  /** One of several ways to the same: a thousandth or the order of finish. Where nobody of a group has it, the next way is asked. */
  readonly orElse?: true
  /** The rows that the rule parts are still measured among all rows of the group, by this and the next such rules. */
  readonly keepsGroup?: true
}

/** Rows of one place: more than one are level in everything (`open` null) or cannot be parted (`open` says why). */
export interface Tier<T> {
  readonly rows: readonly T[]
  readonly place: number
  /** What put it behind the tier before: rule and figures of its own and the other. Null for the first. */
  readonly parted: Reason | null
  readonly open: Reason | null
}

export interface Order<T> {
  readonly steps: readonly Step<T>[]
  /** After a rule has parted some, those still level begin again with the first rule, among themselves. */
  readonly restart: Restart
  /** What becomes of those that are level in every rule. */
  readonly whenLevel: WhenLevel
}

/** Whether any rule makes those it leaves level begin again, or only one of the matches between the level ones. */
export type Restart = boolean | 'among-tied'

/** Those that are level share the place, or something decides that no figure tells. */
export const WHEN_LEVEL = [
  'shared',
  'photo-finish',
  'judges',
  'draw-of-lots',
  'conduct',
  'seeding',
  'extra-bout',
  'shoot-off',
  'referee',
] as const
export type WhenLevel = (typeof WHEN_LEVEL)[number]

/**
 * Rows in order, the best first, whatever order they come in: parted by the first rule in which they differ. A rule of which a row of
 * the group lacks the figure ends there, and the group stays open: what was not sent is never guessed.
 */
export const tiersOf = <T>(
  rows: readonly T[],
  order: Order<T>,
  codeOf: (row: T) => string,
  firstPlace = 1,
): Tier<T>[] => part(rows, order, codeOf, { at: 0, place: firstPlace, parted: null, within: null })

interface Level<T> {
  readonly at: number
  readonly place: number
  readonly parted: Reason | null
  /** The group that the last rule has kept. */
  readonly within: readonly T[] | null
}

function part<T>(rows: readonly T[], order: Order<T>, codeOf: (row: T) => string, level: Level<T>): Tier<T>[] {
  const { place, parted } = level
  if (rows.length === 0) return []
  if (rows.length === 1) return [{ rows, place, parted, open: null }]
  const inOrder = rows.toSorted((a, b) => byText(codeOf(a), codeOf(b)))
  const unsent: RuleId[] = []
  let isSent = false
  for (const [at, step] of order.steps.entries()) {
    const group = (step.keepsGroup && level.within) || inOrder
    if (at < level.at || (step.applies && !step.applies(group, place))) continue
    const measured = inOrder.map((row) => ({ row, measure: step.measure(row, group) }))
    const without = measured.filter(({ measure }) => measure === null)
    if (without.length > 0) {
      if (step.orElse && without.length === measured.length) {
        unsent.push(step.rule)
        continue
      }
      const of = without.map(({ row }) => codeOf(row)).join(' ')
      return [{ rows: inOrder, place, parted, open: because('not-sent', { needs: step.rule, ...step.of, from: of }) }]
    }
    const groups = grouped(measured as { row: T; measure: Measure }[])
    if (groups.length === 1) {
      isSent ||= step.orElse === true
      continue
    }
    const begins = order.restart === 'among-tied' ? step.of?.['among'] === 'tied' : order.restart
    const next = begins ? 0 : at + 1
    const tiers: Tier<T>[] = []
    let before: { row: T; measure: Measure } | undefined
    let here = place
    const within = step.keepsGroup ? group : null
    for (const level of groups) {
      const [first] = level
      const why: Reason | null =
        before && first
          ? because(step.rule, {
              ...step.of,
              own: first.measure.written,
              other: before.measure.written,
              than: codeOf(before.row),
            })
          : parted
      const inside = level.map(({ row }) => row)
      tiers.push(...part(inside, order, codeOf, { at: next, place: here, parted: why, within }))
      here += level.length
      before = level.at(-1)
    }
    return tiers
  }
  const open =
    unsent.length > 0 && !isSent
      ? because('not-sent', { needs: unsent.join(' '), from: inOrder.map(codeOf).join(' ') })
      : order.whenLevel === 'shared'
        ? null
        : because('outside', { decides: order.whenLevel })
  return [{ rows: inOrder, place, parted, open }]
}

/** The better first; rows of equal keys together. */
function grouped<T>(measured: readonly { readonly row: T; readonly measure: Measure }[]) {
  const sorted = measured.toSorted((a, b) => compareKeys(b.measure.keys, a.measure.keys))
  const groups: (typeof sorted)[] = []
  for (const one of sorted) {
    const last = groups.at(-1)
    if (last?.[0] && compareKeys(last[0].measure.keys, one.measure.keys) === 0) last.push(one)
    else groups.push([one])
  }
  return groups
}

/** Keys by their first difference; a key that only one of them has is compared with the least there is. */
function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const [x, y] = [a[i] ?? Number.NEGATIVE_INFINITY, b[i] ?? Number.NEGATIVE_INFINITY]
    if (x !== y) return x < y ? -1 : 1
  }
  return 0
}

/** Why the rows of each tier are where they are: against the tier before, of the first against the one behind; who shares names all of them. */
export function reasonsOf<T>(tiers: readonly Tier<T>[], codeOf: (row: T) => string): Reason[] {
  return tiers.map((tier, at) => {
    if (tier.rows.length > 1) return tier.open ?? because('shared', { by: tier.rows.map(codeOf).join(' ') })
    if (tier.parted) return tier.parted
    const behind = tiers[at + 1]
    const [next] = behind?.rows ?? []
    if (!behind?.parted || next === undefined) return because('alone')
    const { own: theirs = '', other: ours = '', than: _, ...of } = behind.parted.values
    return because(behind.parted.rule, { ...of, own: ours, other: theirs, than: codeOf(next) })
  })
}

/** The places that stay open. */
export const undecidedOf = <T>(tiers: readonly Tier<T>[], codeOf: (row: T) => string): Undecided[] =>
  tiers.flatMap(({ rows, place, open }) =>
    open === null ? [] : [{ competitors: rows.map(codeOf), from: place, to: place + rows.length - 1, why: open }],
  )
