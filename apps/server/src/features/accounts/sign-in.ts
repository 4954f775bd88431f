import { ApiFailure, type ParsedPrivateInput, type PrivateContract, type Session } from '@games/contract'
import { CPF_LENGTH, comparableCpf, comparableEmail, comparableUsername } from '@games/domain'
import { transaction } from '../../db/transaction.ts'
import type { Attempts, CountedAttempt } from '../../http/session/attempts.ts'
import { type Caller, DONE, type PrivateAnswer, type PrivateCalls } from '../../http/session/private-call-types.ts'
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
import { createGate } from './gate.ts'
import { hashesOf, type PasswordHashes } from './passwords.ts'
import { account } from './present.ts'
import { deleteSession } from './sessions.queries.ts'

export const signInCalls = (edge: AccountEdge): PrivateCalls<'getSession' | 'signIn' | 'signOut'> => {
  const strangers = createGate()
  // with places of their own: no flood shuts an owner's device out, from however many networks it comes
  const knownDevices = createGate()
  return {
    async getSession(_input, { viewer, token, bearer }) {
      const row = viewer && (await accountRow(edge.pool, viewer.accountId))
      if (!row || token === null) return { view: NO_SESSION }
      return { view: sessionView(account(row), token, bearer) }
    },

    async signIn({ body }, caller) {
      const who = await asked(edge, body.identifier, caller)
      const enter = who.knownBy === null ? strangers : knownDevices
      return enter(caller.network, () => signInBy(edge, body, who, caller))
    },

    /** Whoever is signed in already or not: afterwards nobody is. */
    async signOut(_input, { viewer }) {
      if (viewer) await deleteSession(edge.pool, viewer.sessionId)
      return { ...DONE, session: 'ended' }
    },
  }
}

/** As whom somebody signs in. */
interface Asked {
  readonly names: Names
  /** The name that is counted, however it was written. */
  readonly name: string
  readonly mayBeCpf: boolean
  readonly deviceId: Buffer | null
  /** The device, where an account of that name knows it; null: a stranger's. */
  readonly knownBy: string | null
}

async function asked({ key, pool }: AccountEdge, identifier: string, { device }: Caller): Promise<Asked> {
  const names: Names = {
    usernameKey: comparableUsername(identifier),
    emailKey: comparableEmail(identifier),
    cpfHash: key.cpfHash(identifier),
  }
  const cpf = comparableCpf(names.usernameKey)
  const mayBeCpf = cpf.length === CPF_LENGTH
  const deviceId = device === null ? null : tokenDigest(device)
  return {
    names,
    // dots in a CPF make it no other
    name: mayBeCpf ? cpf : names.usernameKey,
    mayBeCpf,
    deviceId,
    knownBy: deviceId !== null && (await isKnownDevice(pool, names, deviceId)) ? device : null,
  }
}

/**
 * One answer and one duration for a wrong password, for a name that nobody has, and for whoever may not sign in while that is for the
 * staff: as many passwords are hashed whoever has the name, and however many (R4.6).
 */
async function signInBy(
  edge: AccountEdge,
  { password, bearer = false }: ParsedPrivateInput<PrivateContract['signIn']>['body'],
  { names, name, mayBeCpf, deviceId, knownBy }: Asked,
  caller: Caller,
): Promise<PrivateAnswer<Session>> {
  const { attempts, pool } = edge
  const ofDevice: CountedAttempt | null = knownBy === null ? null : ['name', name, knownBy]
  const ofStrangers = [
    ['network', caller.network],
    ['name', name, caller.network],
    ['name-anywhere', name],
  ] as const
  const whose = knownBy ?? caller.network
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
const isCounted = (attempts: Attempts, counted: readonly CountedAttempt[]): Promise<boolean> =>
  attempts.count(...counted).then(
    () => true,
    (failure: unknown) => {
      if (failure instanceof ApiFailure && failure.status === 429) return false
      throw failure
    },
  )
