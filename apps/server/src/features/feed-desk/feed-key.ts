import { createHash, randomBytes } from 'node:crypto'

/** A key begins so, so that one that leaks is found by whoever scans for such. */
const PREFIX = 'feed_'
const CHECK_LETTERS = 6

/** A new key of 256 random bits. Its last letters check the others: what was never a key is told without asking the database. */
export function newFeedKey(): string {
  const secret = `${PREFIX}${randomBytes(32).toString('base64url')}`
  return secret + checkOf(secret)
}

/** Whether a text is written as a key is. */
export const isFeedKey = (text: string): boolean =>
  text.startsWith(PREFIX) && checkOf(text.slice(0, -CHECK_LETTERS)) === text.slice(-CHECK_LETTERS)

/** What is stored of a key: it has 256 random bits, so that a plain digest keeps it secret. */
export const digestOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/** The letters by which people tell keys apart. */
export const endingOf = (key: string): string => key.slice(-4)

const checkOf = (secret: string): string =>
  createHash('sha256').update(`check ${secret}`).digest('base64url').slice(0, CHECK_LETTERS)
