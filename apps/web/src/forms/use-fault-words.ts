import type { FieldFault } from '@games/contract/fields'
import { useT } from '../i18n/use-t.ts'

/** Faults of the forms of accounts, which have words in `validation.…`. */
const FAULTS = [
  'cpf-required',
  'cpf-characters',
  'cpf-8-to-11',
  'cpf-11',
  'email-required',
  'email-invalid',
  'password-required',
  'password-8',
  'password-long',
  'password-common',
  'password-wrong',
  'repeat-required',
  'repeat-differs',
  'username-required',
  'username-3',
  'username-long',
  'username-characters',
  'username-taken',
  'identifier-required',
  'code-required',
  'code-16',
  'code-unknown',
  'code-used',
  'code-expired',
  'code-revoked',
  'last-admin',
  'birth-year-required',
  'birth-year-invalid',
  'guardian-required',
  'guardian-same',
] as const satisfies readonly FieldFault[]
type Fault = (typeof FAULTS)[number]
const isOwn = (fault: string): fault is Fault => (FAULTS as readonly string[]).includes(fault)

/** The words of what is wrong with a field (spec §5); undefined: nothing is. */
export function useFaultWords(): (fault: string | undefined) => string | undefined {
  const t = useT()
  return (fault) => (fault !== undefined && isOwn(fault) ? t(`validation.${fault}`) : undefined)
}
