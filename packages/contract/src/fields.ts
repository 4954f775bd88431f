import * as z from 'zod/mini'

/**
 * What forms are made of (R9): fields whose rules are checked by the same schema in the browser and on the server. zod/mini, so that a
 * form can load it. A message is the id of its words (`validation.…` in the web's messages).
 */

const FAULTS = [
  'cpf-required',
  'cpf-characters',
  'cpf-8-to-11',
  'cpf-11',
  'email-required',
  'email-invalid',
  'password-required',
  'password-8',
  'password-long',
  'password-common',
  'password-wrong',
  'repeat-required',
  'repeat-differs',
  'username-required',
  'username-3',
  'username-long',
  'username-characters',
  'username-taken',
  'identifier-required',
  'code-required',
  'code-16',
  'code-unknown',
  'code-used',
  'code-expired',
  'code-revoked',
  'last-admin',
  'birth-year-required',
  'birth-year-invalid',
  'guardian-required',
  'guardian-same',
  'sentiment-required',
  'sentiment-invalid',
  'suggestion-required',
  'suggestion-10',
  'suggestion-long',
] as const
/** What is wrong with a field. */
export type FieldFault = (typeof FAULTS)[number]
export const isFieldFault = (text: string): text is FieldFault => (FAULTS as readonly string[]).includes(text)

type Text = z.ZodMiniString<string>
type Check = ReturnType<typeof z.refine<string>>

/** Characters as people count them, where a letter of two units is one. */
export const lengthOf = (text: string): number => Array.from(text).length

/** The first of a field's rules that is broken is the one that is shown (`faultsOf`). */
export const rule = (fault: FieldFault, fits: (value: string) => boolean): Check => z.refine(fits, { error: fault })

/** Neither U+0000 nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Whether the same is true of every text in a value of JSON, keys too, however deep it is. */
export function hasStorableTexts(value: unknown): boolean {
  const left = [value]
  while (left.length > 0) {
    const one = left.pop()
    if (typeof one === 'string' && !isStorable(one)) return false
    // pushed one by one: a list may have more items than a call arguments
    if (typeof one === 'object' && one !== null) for (const part of Object.entries(one).flat()) left.push(part)
  }
  return true
}

export const required = (fault: FieldFault): Check => rule(fault, (value) => value.trim() !== '')
export const textOf = (fault: FieldFault, ...checks: Check[]): Text => z.string({ error: fault }).check(...checks)

/** The faults of a checked form by field: the first of each. */
export function faultsOf(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) {
  const faults: Record<string, FieldFault> = {}
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '')
    if (isFieldFault(message)) faults[field] ??= message
  }
  return faults
}
