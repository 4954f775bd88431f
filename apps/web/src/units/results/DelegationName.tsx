import type { Organisation } from '@games/contract'
import { useText } from '../../i18n/use-t.ts'

/** A delegation's name, leading to its page. */
export function DelegationName({ organisation: { code, name } }: { organisation: Organisation }) {
  const text = useText()
  return <a href={`/participants/delegation/${code}`}>{text(name, code)}</a>
}
