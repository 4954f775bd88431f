import { createHmac } from 'node:crypto'
import { comparableCpf } from '@games/domain'

/** What is made of the accounts' key (ACCOUNTS_KEY), which is never in the database: a copy of that alone tells no CPF. */
export interface AccountKey {
  /** How a CPF is stored and found. */
  readonly cpfHash: (cpf: string) => Buffer
  /** How an attempt is counted without writing down what was typed, which may be a CPF. */
  readonly attemptKey: (...parts: readonly string[]) => string
}

export function createAccountKey(key: string): AccountKey {
  const hmac = (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose} ${text}`).digest()
  return {
    cpfHash: (cpf) => hmac('cpf', comparableCpf(cpf)),
    attemptKey: (...parts) => hmac('attempt', JSON.stringify(parts)).toString('base64url'),
  }
}
