import { createHash, randomBytes } from 'node:crypto'
import { ApiFailure } from '@games/contract'
import { comparableEmail, comparableUsername } from '@games/domain'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { createTurns } from '../turns.ts'

/** What a hash costs: KiB of memory, how often it is gone over, and in how many lanes. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** argon2id, the library's own kind, as OWASP's password storage cheat sheet has it: 19 MiB, two passes, about 7 ms of a processor. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * The salt of the passwords of an e-mail address or a CPF's hash: the same for all accounts of one, so that one hash says which of them a password
 * opens, however many there are.
 */
const saltOf = (name: string | Buffer): Buffer =>
  createHash('sha256').update('games-companion password ').update(name).digest().subarray(0, 16)

/** Hashes a password at once, where nobody else waits for one. */
export const hashPassword = (password: string, name: string | Buffer, cost = COST): Promise<string> =>
  hash(password, { ...cost, salt: saltOf(name) })

/** Hashes at once: one, so that a storm of sign-ins leaves the other processors to those who only read. */
const AT_ONCE = 1
/** Whoever would wait longer is told to come back: 100 hashes take less than a second. */
const MOST_WAITING = 100
/** Seconds after which it is worth another try. */
const RETRY_AFTER = 2

/** `whose`: the network, the device or the account for which a password is hashed; each gets its turn. */
export interface Passwords {
  /** A password as it is stored for an e-mail address as compared, or for a CPF's hash. Throws ApiFailure 503 where too many wait. */
  readonly hash: (whose: string, password: string, name: string | Buffer) => Promise<string>
  /** In the same time whether there is such an account: without a hash a nobody's is compared. */
  readonly matches: (whose: string, hash: string | undefined, password: string) => Promise<boolean>
  /** Whether a password is stored as it would be now for an e-mail address or a CPF's hash: with that salt, at that cost. */
  readonly isStoredFor: (stored: string | null, name: string | Buffer) => boolean
}

/** Hashes and compares passwords, one at a time: a flood from one network leaves others their turn. `cost`: another than a server's, for tests. */
export function createPasswords(cost = COST): Passwords {
  const nobody = hashPassword('a password that is nobody’s', '', cost)
  const { inTurn } = createTurns({
    atOnce: AT_ONCE,
    mostWaiting: () => MOST_WAITING,
    full: () =>
      new ApiFailure(503, 'unavailable', 'Too many passwords are being compared', { retryAfter: RETRY_AFTER }),
  })
  return {
    hash: (whose, password, name) => inTurn(whose, () => hashPassword(password, name, cost)),
    matches: (whose, stored, password) =>
      inTurn(whose, async () => {
        const fits = await verify(stored ?? (await nobody), password)
        return fits && stored !== undefined
      }),
    isStoredFor(stored, name) {
      const { memoryCost, timeCost, parallelism } = cost
      const salt = saltOf(name).toString('base64').replaceAll('=', '')
      return stored?.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$`) ?? false
    },
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

/** How a password of an account is stored. */
export interface PasswordHashes {
  readonly passwordHash: string
  /** null: it has no CPF. */
  readonly cpfPasswordHash: string | null
}

/** A password for each name by which one signs in with it. */
export const hashesOf = async (
  hashFor: (password: string, name: string | Buffer) => Promise<string>,
  password: string,
  { emailKey, cpfHash }: { readonly emailKey: string | null; readonly cpfHash: Buffer | null },
): Promise<PasswordHashes> => ({
  // found by the username alone, it needs no salt that is known beforehand
  passwordHash: await hashFor(password, emailKey ?? randomBytes(16)),
  cpfPasswordHash: cpfHash && (await hashFor(password, cpfHash)),
})
