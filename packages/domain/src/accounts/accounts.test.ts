import { describe, expect, test } from 'vitest'
import { comparableCpf, hasCheckDigits, maskedCpf } from './cpf.ts'
import { comparableEmail, comparableMailbox, maskedEmail } from './email.ts'
import { AUDIENCES, belongsTo, isAuthorizedRole } from './user-types.ts'
import { comparableUsername, unlinkedUsername } from './username.ts'

describe('a CPF (R4.6)', () => {
  test.each([
    ['529.982.247-25', '52998224725'],
    [' 52998224725 ', '52998224725'],
    ['ab123456789', 'AB123456789'],
  ])('%s is compared as %s', (written, compared) => {
    expect(comparableCpf(written)).toBe(compared)
  })

  test.each([
    ['52998224725', true],
    ['529.982.247-25', true],
    ['52998224724', false],
    ['52998224735', false],
    ['11111111111', false],
    ['00000000000', false],
    // a foreigner's document
    ['AB123456789', true],
  ])('the check digits of %s are right: %s', (cpf, right) => {
    expect(hasCheckDigits(cpf)).toBe(right)
  })

  test('is shown to its owner by its last two characters alone', () => {
    expect(maskedCpf('25')).toBe('•••.•••.•••-25')
  })
})

test.each([
  ['Maria@Escola.Example ', 'maria@escola.example', 'M•••@Escola.Example '],
  ['@', '@', '•••'],
])('%s is compared as %s and shown as %s', (email, compared, shown) => {
  expect([comparableEmail(email), maskedEmail(email)]).toEqual([compared, shown])
})

test.each([
  ['Maria+jogos@Escola.example', 'maria@escola.example'],
  ['maria+a+b@escola.example', 'maria@escola.example'],
  ['maria.silva@escola.example', 'maria.silva@escola.example'],
  ['m.aria.Silva+1@GoogleMail.com', 'mariasilva@gmail.com'],
  ['mariasilva@gmail.com', 'mariasilva@gmail.com'],
  // a name of its own, since nothing is before it
  ['+55@escola.example', '+55@escola.example'],
  ['@', '@'],
  ['nobody', 'nobody'],
])('the mailbox of %s is counted as %s', (email, mailbox) => {
  expect(comparableMailbox(email)).toBe(mailbox)
})

test.each([
  ['Marola_27', 'marola_27'],
  // full-width letters and a composed accent look like the plain ones
  ['ｍａｒｉａ', 'maria'],
  ['Jose\u0301', 'josé'],
])('the username %s is the same as %s', (written, compared) => {
  expect(comparableUsername(written)).toBe(compared)
})

test('a username in an e-mail is no link, and signs in as it is copied from there (R4.6)', () => {
  const shown = unlinkedUsername('www.Premio.com')
  expect(shown).not.toMatch(/\.[\p{L}\p{N}]/u)
  expect(comparableUsername(shown)).toBe('www.premio.com')
})

test('who belongs to an audience, by role: nobody, an account, results, operator, admin (R4.7)', () => {
  const roles = [undefined, null, 'results', 'operator', 'admin'] as const
  expect(AUDIENCES.map((audience) => roles.map((role) => (belongsTo(audience, role) ? 'x' : '-')).join(''))).toEqual([
    'xxxxx',
    '-xxxx',
    '--xxx',
    '---xx',
    '----x',
  ])
  expect(roles.slice(1).map((role) => isAuthorizedRole(role ?? null))).toEqual([false, false, true, true])
})
