import { isFieldFault } from '@games/contract/fields'
import { useT } from '../../i18n/use-t.ts'

const OWN = [
  'sentiment-required',
  'sentiment-invalid',
  'suggestion-required',
  'suggestion-10',
  'suggestion-long',
] as const
const isOwn = (fault: string): fault is (typeof OWN)[number] => (OWN as readonly string[]).includes(fault)

/** The words of the first fault of a checked field (spec §5). */
export function useFaultWords(): (issues: readonly { readonly message: string }[]) => string | null {
  const t = useT()
  return ([issue]) => {
    const fault = issue?.message ?? ''
    return isFieldFault(fault) && isOwn(fault) ? t(`feedback.${fault}`) : null
  }
}
