import { ApiFailure } from '@games/contract'
import { comparableEmail, comparableUsername } from '@games/domain'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'

/** argon2id, the library's own kind, as OWASP's password storage cheat sheet has it: 19 MiB, two passes, about 7 ms of a processor. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes a password at once, where nobody else waits for one. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Hashes at once: one, so that a storm of sign-ins leaves the other processors to those who only read. */
const AT_ONCE = 1
/** Whoever would wait longer is told to come back: 100 hashes take less than a second. */
const MOST_WAITING = 100
/** Seconds after which it is worth another try. */
const RETRY_AFTER = 2

export interface Passwords {
  /** Throws ApiFailure 503 where too many wait. */
  readonly hash: (password: string) => Promise<string>
  /** In the same time whether there is such an account: without a hash a nobody's is compared. */
  readonly matches: (hash: string | undefined, password: string) => Promise<boolean>
}

/** Hashes and compares passwords, a few at a time. */
export function createPasswords(): Passwords {
  const nobody = hashPassword('a password that is nobody’s')
  let running = 0
  const waiting: (() => void)[] = []
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING)
        throw new ApiFailure(503, 'unavailable', 'Too many passwords are being compared', { retryAfter: RETRY_AFTER })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // the turn is handed on, so that nobody who comes now goes first
      if (next) next()
      else running -= 1
    }
  }
  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    matches: (stored, password) =>
      inTurn(async () => {
        const fits = await verify(stored ?? (await nobody), password)
        return fits && stored !== undefined
      }),
  }
}

/** The 49,000 passwords that leaks have most of, in small letters. */
const COMMON = new Set(dictionary['passwords-common'])

/** Whether a password is one of those that are tried first: of the lists of leaks, or the account's own name or address. */
export function isCommonPassword(
  password: string,
  { username, email }: { readonly username: string; readonly email: string | null },
): boolean {
  const lower = password.toLowerCase()
  const address = email === null ? null : comparableEmail(email)
  return (
    COMMON.has(lower) || lower === comparableUsername(username) || lower === address || lower === address?.split('@')[0]
  )
}
