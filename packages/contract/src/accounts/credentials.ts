import { CODE_LENGTH, comparableCode } from '@games/domain/accounts/code'
import { comparableCpf } from '@games/domain/accounts/cpf'
import * as z from 'zod/mini'
import { lengthOf, isStorable, required, rule, textOf } from '../fields.ts'

/** What is typed into the forms of accounts, checked by the same schemas in the browser and on the server (R9). */

export const LEAST_PASSWORD = 8
export const LEAST_USERNAME = 3
export const MOST_USERNAME = 30
/** A longer one is nobody's, and costs the server time. */
const MOST_PASSWORD = 128
const MOST_EMAIL = 254

/** Letters of written languages: none of phonetics, nor `ı`, which look like others. */
const LETTERS =
  'A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u0130\\u0132-\\u0137\\u0139-\\u017f\\u01a0\\u01a1\\u01af\\u01b0\\u01cd-\\u01dc\\u01e6-\\u01ed\\u01f4\\u01f5\\u01f8-\\u021b\\u1e00-\\u1eff'
/** What a letter is written with where there is none with its mark in one (`g̃`): one that is seen, and does not lie over other lines. */
const MARKS = '\\u0300-\\u0304\\u0306\\u0308\\u030b\\u030c\\u0323'
const USERNAME = new RegExp(`^(?=.*[${LETTERS}\\d])(?:[${LETTERS}][${MARKS}]?|[\\d_.-])+$`, 'u')

/** Latin letters with their marks, digits, `_`, `.` and `-`: nothing that looks like another's, and never a document's number. */
const isUsername = (value: string): boolean =>
  USERNAME.test(value.normalize('NFKC')) && !/^\d{8,}$/.test(comparableCpf(value))

export const Username = textOf(
  'username-required',
  required('username-required'),
  rule('username-3', (value) => lengthOf(value.trim()) >= LEAST_USERNAME),
  rule('username-long', (value) => lengthOf(value.trim()) <= MOST_USERNAME),
  rule('username-characters', (value) => isUsername(value.trim())),
)

const plainEmail = z.email()
export const Email = textOf(
  'email-required',
  required('email-required'),
  rule('email-invalid', (value) => value.trim().length <= MOST_EMAIL && plainEmail.safeParse(value.trim()).success),
)

/** The order of spec §5: characters, then 8 to 11, then exactly 11. */
export const Cpf = textOf(
  'cpf-required',
  required('cpf-required'),
  rule('cpf-characters', (value) => /^[a-z\d]+$/i.test(value.trim())),
  rule('cpf-8-to-11', (value) => value.trim().length >= 8 && value.trim().length <= 11),
  rule('cpf-11', (value) => value.trim().length === 11),
)

/** Spaces are characters like others: a password is what was typed. */
export const Password = textOf(
  'password-required',
  rule('password-required', (value) => value !== ''),
  rule('password-8', (value) => lengthOf(value) >= LEAST_PASSWORD),
  rule('password-long', (value) => value.length <= MOST_PASSWORD && isStorable(value)),
)
const Repeat = textOf(
  'repeat-required',
  rule('repeat-required', (value) => value !== ''),
)
/** A password as it is compared, not chosen. */
export const GivenPassword = textOf(
  'password-required',
  rule('password-required', (value) => value !== ''),
  rule('password-long', (value) => value.length <= MOST_PASSWORD && isStorable(value)),
)

const repeated = z.refine<{ password: string; repeat: string }>(({ password, repeat }) => password === repeat, {
  error: 'repeat-differs',
  path: ['repeat'],
})

/** A session that is carried in the `authorization` header, of the native wrapper; absent: in a cookie. */
const bearer = z.optional(z.boolean())

export const FIRST_BIRTH_YEAR = 1900
/** Who is younger needs a guardian's consent. */
export const GUARDED_BELOW = 12

export const SignUp = z
  .object({
    username: Username,
    email: Email,
    cpf: Cpf,
    password: Password,
    repeat: Repeat,
    /** Where the organiser asks for it (setting `signup_birth_year`). */
    birthYear: z.optional(
      z.number({ error: 'birth-year-invalid' }).check(
        z.refine((year) => Number.isInteger(year) && year >= FIRST_BIRTH_YEAR && year <= 2100, {
          error: 'birth-year-invalid',
        }),
      ),
    ),
    guardianEmail: z.optional(Email),
    bearer,
  })
  .check(repeated)

export const SignIn = z.object({
  /** Username, e-mail or CPF. */
  identifier: textOf(
    'identifier-required',
    required('identifier-required'),
    rule('identifier-required', (value) => value.length <= MOST_EMAIL && isStorable(value)),
  ),
  password: GivenPassword,
  bearer,
})

/** The code that somebody of a delegation was given, however its groups are parted. */
const Code = textOf(
  'code-required',
  required('code-required'),
  rule('code-16', (value) => comparableCode(value).length === CODE_LENGTH),
)

export const InvitationCode = z.object({ code: Code })

/** The account that a code is for; `email` where its owner gives one. */
export const InvitationAcceptance = z
  .object({
    code: Code,
    username: Username,
    email: z.optional(Email),
    password: Password,
    repeat: Repeat,
    bearer,
  })
  .check(repeated)

export const PasswordChange = z.object({ current: GivenPassword, password: Password, repeat: Repeat }).check(repeated)

export const PasswordResetRequest = z.object({ email: Email })

/** `token`: of the address in the e-mail. */
export const PasswordReset = z.object({ token: z.string(), password: Password, repeat: Repeat }).check(repeated)

export const ProfileChange = z.object({
  username: z.optional(Username),
  email: z.optional(Email),
  /** Code of the delegation one belongs to or is for; null: none. */
  organisation: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z0-9]{2,10}$/)))),
  /** The account's own password, where the e-mail address changes. */
  current: z.optional(GivenPassword),
})

export const AccountDeletion = z.object({ username: z.string(), password: GivenPassword })

export const Token = z.object({ token: z.string() })
