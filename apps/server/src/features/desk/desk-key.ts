import { createHash, randomBytes } from 'node:crypto'

/** A key begins so, so that one that leaks is found by whoever scans for such. */
const PREFIX = 'desk_'
const CHECK_LETTERS = 6

/** A new key of 192 random bits. Its last letters check the others: what was never a key is told without asking the database. */
export function newDeskKey(): string {
  const secret = `${PREFIX}${randomBytes(24).toString('base64url')}`
  return secret + checkOf(secret)
}

export const isDeskKey = (text: string): boolean =>
  text.startsWith(PREFIX) && checkOf(text.slice(0, -CHECK_LETTERS)) === text.slice(-CHECK_LETTERS)

/** What is stored of a key: it is random, so that a plain digest keeps it secret. */
export const digestOfDeskKey = (key: string): Buffer => createHash('sha256').update(key).digest()

const checkOf = (secret: string): string =>
  createHash('sha256').update(`check ${secret}`).digest('base64url').slice(0, CHECK_LETTERS)
