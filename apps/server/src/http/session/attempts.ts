/** The kinds of attempts that are limited; `features/accounts/attempts.ts` has the limits. */
export type AttemptKind =
  | 'name'
  | 'name-anywhere'
  | 'network'
  | 'signed-in'
  | 'confirmed'
  | 'sign-up'
  | 'passkey'
  | 'code'
  | 'guardian-mail'
  | 'mail'
  | 'mail-network'
  | 'mailbox'
  | 'mails-sent'
  | 'trivia-code'
  | 'push'
  | 'push-trial'
  | 'taps'
  | 'previews'
  | 'account'

/** A counter: the kind of attempt, and the names, addresses or accounts it counts for. */
export type CountedAttempt = readonly [kind: AttemptKind, ...whose: string[]]

export interface Attempts {
  /**
   * Counts one attempt in each counter before the caller knows whether it succeeds, so that concurrent attempts are counted too.
   * Returns the smallest number of attempts left. Throws ApiFailure 429 with the seconds to wait if a counter is full.
   */
  readonly count: (...counted: readonly CountedAttempt[]) => Promise<number>
  /** Throws as `count` does if the counter is full, without counting. */
  readonly check: (counted: CountedAttempt) => Promise<void>
  /** Resets a counter after a successful attempt. */
  readonly forget: (counted: CountedAttempt) => Promise<void>
  /** Removes one attempt that should not count. */
  readonly takeBack: (counted: CountedAttempt) => Promise<void>
}
