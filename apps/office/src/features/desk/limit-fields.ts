import { ruleSetOf, type TapValue } from '@games/domain/scoring/index'
import { isScore, NO_LIMIT, writeLimit } from '../../ui/limit-text.ts'

/** How a limit is written in a field: a figure or none, yes or no, figures in a row, two figures of a score. */
type LimitForm = 'figure' | 'flag' | 'figures' | 'score'

export interface LimitField {
  readonly name: string
  readonly form: LimitForm
  /** As the rule set has it. */
  readonly ruled: string
  /** As the event sets it; empty: as the rule set has it. */
  readonly written: string
}

function formOf(value: TapValue): LimitForm | null {
  if (value === null || typeof value === 'number') return 'figure'
  if (typeof value === 'boolean') return 'flag'
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => typeof one === 'number') ? 'figures' : null
  return isScore(value) ? 'score' : null
}

/** What was written as a limit; undefined: it is none of this form. */
export function readLimit(form: LimitForm, written: string): TapValue | undefined {
  const text = written.trim()
  const figure = (part: string): number => (part.trim() === '' ? Number.NaN : Number(part.replace(',', '.')))
  const known = (figures: readonly number[]): boolean => figures.length > 0 && figures.every(Number.isFinite)
  switch (form) {
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : undefined
    case 'figure': {
      if (text === NO_LIMIT || text === '-') return null
      const value = figure(text)
      return known([value]) ? value : undefined
    }
    case 'figures': {
      const values = text.split(/[;,]\s*/).map(figure)
      return known(values) ? values : undefined
    }
    case 'score': {
      const [winner = Number.NaN, loser = Number.NaN, ...more] = text.split(/\s*[-–:x]\s*/).map(figure)
      return known([winner, loser]) && more.length === 0 ? { winner, loser } : undefined
    }
  }
}

/** The limits of a rule set that have a field, in its order. `chosen`: what the event sets otherwise. */
export function limitFields(ruleSet: string | null, chosen: Readonly<Record<string, TapValue>>): LimitField[] {
  const set = ruleSet === null ? null : ruleSetOf(ruleSet)
  return Object.entries((set?.limits ?? {}) as Readonly<Record<string, TapValue>>).flatMap(([name, value]) => {
    const form = formOf(value)
    const own = chosen[name]
    return form === null
      ? []
      : [{ name, form, ruled: writeLimit(value), written: own === undefined ? '' : writeLimit(own) }]
  })
}

/** What is set otherwise than the rule set, by what is written in the fields; what has no field stays. The names of fields that cannot be read, else. */
export function chosenLimits(
  fields: readonly LimitField[],
  written: Readonly<Record<string, string>>,
  chosen: Readonly<Record<string, TapValue>>,
): { readonly limits: Readonly<Record<string, TapValue>> } | { readonly unread: readonly string[] } {
  const limits: Record<string, TapValue> = { ...chosen }
  const unread: string[] = []
  for (const { name, form } of fields) {
    const text = written[name] ?? ''
    delete limits[name]
    if (text.trim() === '') continue
    const value = readLimit(form, text)
    if (value === undefined) unread.push(name)
    else limits[name] = value
  }
  return unread.length > 0 ? { unread } : { limits }
}
