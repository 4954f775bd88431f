import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits that stands for somebody, as 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: whoever reads the database becomes nobody by it. */
export const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Whether a text has the shape of a token of ours. */
export const isToken = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text)

/** A session's CSRF token: known to who has read an answer of ours, not to who merely makes a browser send our cookie. */
export const csrfOf = (sessionToken: string): string =>
  createHash('sha256').update(`csrf ${sessionToken}`).digest('base64url')
