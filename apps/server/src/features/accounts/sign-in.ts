import { ApiFailure, type ParsedPrivateInput, type PrivateContract, type Session } from '@games/contract'
import { CPF_LENGTH, comparableCpf, comparableEmail, comparableUsername } from '@games/domain'
import { transaction } from '../../db/transaction.ts'
import { type Caller, DONE, type PrivateAnswer, type PrivateCalls } from '../../http/session/private-handlers.ts'
import { tokenDigest } from '../../http/session/tokens.ts'
import { type AccountEdge, beginSession, NO_SESSION, sessionView } from './account-edge.ts'
import {
  accountRow,
  type Candidate,
  isKnownDevice,
  ofCpf,
  ofEmail,
  ofUsername,
  type SigningIn,
  stillHasPassword,
  storeHashes,
} from './accounts.queries.ts'
import type { Attempts, Counted } from './attempts.ts'
import { hashesOf, type PasswordHashes } from './passwords.ts'
import { account } from './present.ts'
import { deleteSession } from './sessions.queries.ts'

/** Sign-ins under way at once. Each hashes twice, one after the other and in turn with the others. */
const MOST_SIGN_INS = 32
/** Of them from one network: a flood from there leaves others room. */
export const MOST_OF_A_NETWORK = 16
/** Fewer, where by the pace of the last ones somebody would wait longer: a slow machine answers as soon as a quick one. Milliseconds. */
const LONGEST_WAIT = 1_000
/** How much the newest counts in that pace. */
const NEWEST = 0.1
/** Seconds after which it is worth another try. */
const RETRY_AFTER = 2

/** Lets so many in at once, and turns others away before they have cost anything or were counted: their password was not looked at. */
function createGate() {
  const inside = new Map<string, number>()
  let all = 0
  /** Milliseconds from one that is done to the next, while others wait. */
  let pace = 0
  let lastDone = 0
  return async <T>(network: string, work: () => Promise<T>): Promise<T> => {
    const ofNetwork = inside.get(network) ?? 0
    if (ofNetwork >= MOST_OF_A_NETWORK || all >= MOST_SIGN_INS || all * pace > LONGEST_WAIT)
      throw new ApiFailure(503, 'unavailable', 'Too many are signing in', { retryAfter: RETRY_AFTER })
    if (all === 0) lastDone = performance.now()
    all += 1
    inside.set(network, ofNetwork + 1)
    try {
      return await work()
    } finally {
      all -= 1
      const left = (inside.get(network) ?? 1) - 1
      if (left > 0) inside.set(network, left)
      else inside.delete(network)
      const now = performance.now()
      pace += (now - lastDone - pace) * NEWEST
      lastDone = now
    }
  }
}

export const signInCalls = (edge: AccountEdge): PrivateCalls<'getSession' | 'signIn' | 'signOut'> => {
  const enter = createGate()
  return {
    async getSession(_input, { viewer, token, bearer }) {
      const row = viewer && (await accountRow(edge.pool, viewer.accountId))
      if (!row || token === null) return { view: NO_SESSION }
      return { view: sessionView(account(row), token, bearer) }
    },

    signIn: ({ body }, caller) => enter(caller.network, () => signInBy(edge, body, caller)),

    /** Whoever is signed in already or not: afterwards nobody is. */
    async signOut(_input, { viewer }) {
      if (viewer) await deleteSession(edge.pool, viewer.sessionId)
      return { ...DONE, session: 'ended' }
    },
  }
}

/**
 * One answer and one duration for a wrong password, for a name that nobody has, and for whoever may not sign in while that is for the
 * staff: as many passwords are hashed whoever has the name, and however many (R4.6).
 */
async function signInBy(
  edge: AccountEdge,
  { identifier, password, bearer = false }: ParsedPrivateInput<PrivateContract['signIn']>['body'],
  caller: Caller,
): Promise<PrivateAnswer<Session>> {
  const { attempts, key, pool } = edge
  const names: Names = {
    usernameKey: comparableUsername(identifier),
    emailKey: comparableEmail(identifier),
    cpfHash: key.cpfHash(identifier),
  }
  const deviceId = caller.device === null ? null : tokenDigest(caller.device)
  const cpf = comparableCpf(names.usernameKey)
  const mayBeCpf = cpf.length === CPF_LENGTH
  // however it is written: dots in a CPF make it no other
  const name = mayBeCpf ? cpf : names.usernameKey
  const ofDevice: Counted | null =
    caller.device !== null && deviceId !== null && (await isKnownDevice(pool, names, deviceId))
      ? ['name', name, caller.device]
      : null
  // the network first, so that who tries many names is stopped before each of them is written down
  const ofStrangers = [
    ['network', caller.network],
    ['name', name, caller.network],
    ['name-anywhere', name],
  ] as const
  const whose = ofDevice && caller.device !== null ? caller.device : caller.network
  await attempts.check(['signed-in', name, whose])
  const left = ofDevice ? await attempts.count(ofDevice) : await attempts.count(...ofStrangers)
  const opened = await openedBy(edge, names, password, { deviceId, staffOnly: edge.staffOnly() }, whose)
  const wrong = new ApiFailure(401, 'wrong-credentials', 'Invalid username or password', { remaining: left })
  const own = ofDevice && opened.find(({ knows_device }) => knows_device)
  // to the accounts of that name which do not know the device it is a stranger's
  if (ofDevice && !own && !(await isCounted(attempts, ofStrangers))) throw wrong
  const signedIn = own ?? opened[0]
  if (!signedIn) throw wrong
  await attempts.count(['signed-in', name, whose])
  if (ofDevice) await attempts.forget(ofDevice)
  if (!own) {
    const [ofNetwork, ofName, ofAll] = ofStrangers
    await Promise.all([ofNetwork, ofAll].map(attempts.takeBack))
    // where other accounts may have the same name, attempts on them are not forgotten with those on this one
    const isUsername = !mayBeCpf && !names.emailKey.includes('@')
    await (isUsername ? attempts.forget(ofName) : attempts.takeBack(ofName))
  }
  const { id, waits_for_guardian } = signedIn
  if (waits_for_guardian)
    throw new ApiFailure(403, 'guardian-pending', 'The guardian has not agreed to this account yet')
  const hashes = await newHashes(edge, signedIn, password, whose)
  return transaction(pool, async (tx) => {
    // another was chosen while this one was compared
    if (!(await stillHasPassword(tx, signedIn))) throw wrong
    if (hashes) await storeHashes(tx, id, hashes)
    return beginSession(tx, id, caller, bearer)
  })
}

/** What somebody has typed, as each kind of name is compared. */
interface Names {
  readonly usernameKey: string
  readonly emailKey: string
  readonly cpfHash: Buffer
}

/** The accounts of a name that a password opens: that of the username first, then the oldest. */
async function openedBy(
  { passwords, pool }: AccountEdge,
  { usernameKey, emailKey, cpfHash }: Names,
  password: string,
  by: SigningIn,
  whose: string,
): Promise<readonly Candidate[]> {
  if (emailKey.includes('@')) return ofEmail(pool, by, emailKey, await passwords.hash(whose, password, emailKey))
  const named = await ofUsername(pool, by, usernameKey)
  const opensNamed = await passwords.matches(whose, named?.password_hash, password)
  const others = await ofCpf(pool, by, cpfHash, await passwords.hash(whose, password, cpfHash))
  return named && opensNamed ? [named, ...others] : others
}

/** A right password as it is stored now; null where it is so already. An account from before is found by its username alone until then. */
async function newHashes(
  { passwords }: AccountEdge,
  { password_hash, cpf_password_hash, email_key, cpf_hash }: Candidate,
  password: string,
  whose: string,
): Promise<PasswordHashes | null> {
  const isNow =
    (email_key === null || passwords.isStoredFor(password_hash, email_key)) &&
    (cpf_hash === null || passwords.isStoredFor(cpf_password_hash, cpf_hash))
  if (isNow) return null
  return hashesOf((...what) => passwords.hash(whose, ...what), password, { emailKey: email_key, cpfHash: cpf_hash })
}

/** Counts an attempt; false where a count is full. */
const isCounted = (attempts: Attempts, counted: readonly Counted[]): Promise<boolean> =>
  attempts.count(...counted).then(
    () => true,
    (failure: unknown) => {
      if (failure instanceof ApiFailure && failure.status === 429) return false
      throw failure
    },
  )
