/** An expected outcome as a value: `ok` with what was requested, or an error that has a `kind`. Unexpected ones throw. */
export type Result<E, T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export const ok = <T>(value: T): Result<never, T> => ({ ok: true, value })
export const err = <E>(error: E): Result<E, never> => ({ ok: false, error })
