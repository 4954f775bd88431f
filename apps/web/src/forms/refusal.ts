import { ApiFailure } from '@games/contract/failure'

/** Why a form was not taken, beside faults of its fields. */
export type Refusal =
  | { readonly kind: 'wrong'; readonly remaining: number }
  /** `until`: epoch milliseconds. */
  | { readonly kind: 'pause'; readonly until: number }
  | { readonly kind: 'guardian' | 'expired' | 'unsent' | 'failed' }

/** What the server said of a form: faults by field, and why it was not taken where that is no field's fault. */
export function refusalOf(error: unknown): {
  readonly fields: Readonly<Record<string, string>>
  readonly refusal: Refusal | null
} {
  const only = (refusal: Refusal) => ({ fields: {}, refusal })
  if (!(error instanceof ApiFailure)) return only({ kind: 'failed' })
  const { id, details } = error
  if (details.fields) return { fields: details.fields, refusal: null }
  if (id === 'wrong-credentials') return only({ kind: 'wrong', remaining: details.remaining ?? 0 })
  if (id === 'too-many-attempts') return only({ kind: 'pause', until: Date.now() + (details.retryAfter ?? 60) * 1_000 })
  if (id === 'guardian-pending') return only({ kind: 'guardian' })
  if (id === 'expired') return only({ kind: 'expired' })
  return only({ kind: 'failed' })
}
