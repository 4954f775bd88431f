import { err, ok, type Result } from '../result.ts'

/** What is wrong with a value that was given, and where: `periods.2.seconds`. */
export interface FieldFault {
  readonly at: string
  readonly fault:
    | 'missing'
    | 'unknown'
    | 'no-number'
    | 'no-whole-number'
    | 'too-small'
    | 'too-great'
    | 'no-yes-or-no'
    | 'no-text'
    | 'too-long'
    | 'not-one-of'
    | 'no-list'
    | 'no-record'
  /** What would be allowed: the limit, or the words. */
  readonly allowed?: string
}

/** A kind of value that limits of a rule set and values of taps are checked by. */
export interface Field<T> {
  readonly check: (value: unknown, at: string) => Result<readonly FieldFault[], T>
}
export type Checked<F> = F extends Field<infer T> ? T : never

const fault = (at: string, kind: FieldFault['fault'], allowed?: string | number) =>
  err([allowed === undefined ? { at, fault: kind } : { at, fault: kind, allowed: String(allowed) }])

export const figure = (least: number, most: number): Field<number> => ({
  check: (value, at) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return fault(at, 'no-number')
    if (value < least) return fault(at, 'too-small', least)
    return value > most ? fault(at, 'too-great', most) : ok(value)
  },
})

export const whole = (least: number, most: number): Field<number> => ({
  check: (value, at) =>
    typeof value === 'number' && !Number.isInteger(value)
      ? fault(at, 'no-whole-number')
      : figure(least, most).check(value, at),
})

export const flag: Field<boolean> = {
  check: (value, at) => (typeof value === 'boolean' ? ok(value) : fault(at, 'no-yes-or-no')),
}

export const words = (most: number): Field<string> => ({
  check: (value, at) => {
    if (typeof value !== 'string' || value.trim() === '') return fault(at, 'no-text')
    return value.length > most ? fault(at, 'too-long', most) : ok(value)
  },
})

export const oneOf = <const T extends string>(...allowed: readonly T[]): Field<T> => ({
  check: (value, at) => {
    const found = allowed.find((one) => one === value)
    return found === undefined ? fault(at, 'not-one-of', allowed.join(' ')) : ok(found)
  },
})

export const maybe = <T>(field: Field<T>): Field<T | null> => ({
  check: (value, at) => (value === null ? ok(null) : field.check(value, at)),
})

export const listOf = <T>(field: Field<T>, least: number, most: number): Field<readonly T[]> => ({
  check: (value, at) => {
    if (!Array.isArray(value)) return fault(at, 'no-list')
    if (value.length < least) return fault(at, 'too-small', least)
    if (value.length > most) return fault(at, 'too-great', most)
    const read = value.map((one: unknown, i) => field.check(one, join(at, String(i))))
    const faults = read.flatMap((one) => (one.ok ? [] : one.error))
    return faults.length > 0 ? err(faults) : ok(read.flatMap((one) => (one.ok ? [one.value] : [])))
  },
})

/** A record of exactly these fields: one more or one less is a fault, so that a misspelt limit does not pass for the rule. */
export const shape = <T extends object>(fields: { readonly [K in keyof T]: Field<T[K]> }): Field<T> => ({
  check: (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fault(at, 'no-record')
    const given = new Map<string, unknown>(Object.entries(value))
    const faults: FieldFault[] = []
    const read: Partial<T> = {}
    for (const name of Object.keys(fields) as (keyof T & string)[]) {
      const one = given.has(name)
        ? fields[name].check(given.get(name), join(at, name))
        : err([{ at: join(at, name), fault: 'missing' as const }])
      if (one.ok) read[name] = one.value
      else faults.push(...one.error)
    }
    for (const name of given.keys())
      if (!Object.hasOwn(fields, name)) faults.push({ at: join(at, name), fault: 'unknown' })
    return faults.length > 0 ? err(faults) : ok(read as T)
  },
})

const join = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`)

/** The value where it is of the kind; null for anything else. */
export function read<T>(field: Field<T>, value: unknown): T | null {
  const checked = field.check(value, '')
  return checked.ok ? checked.value : null
}
