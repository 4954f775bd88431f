import { createHash, randomInt } from 'node:crypto'
import { comparableCode } from '@games/domain'

/** Letters and digits that nobody takes for each other, read aloud or from paper: neither 0 and O, 1, I and L, nor U and V. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const GROUP = 4

/** A random code in groups of four characters, 19 bits each: `K7QM-4XWD-9TRA-2NHP`. */
export const newCode = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: GROUP }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(''),
  ).join('-')

/** What is stored of a code. It has 77 bits: whoever reads the database finds none by trying. */
export const codeDigest = (code: string): Buffer => createHash('sha256').update(comparableCode(code)).digest()
