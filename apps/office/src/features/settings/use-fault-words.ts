import { useT } from '../../i18n/use-t.ts'

const KNOWN = [
  'name-required',
  'name-long',
  'name-characters',
  'name-other',
  'day-far',
  'days-order',
  'days-many',
  'zone-unknown',
  'code-twice',
  'picture-unknown',
  'reason-required',
  'both-or-none',
  'way-venue',
  'way-same',
  'way-empty',
  'way-minutes',
  'way-twice',
] as const

/** The words of what is wrong; what has none is shown as the server says it. */
export function useFaultWords(): (fault: string) => string {
  const t = useT()
  return (fault) => {
    const known = KNOWN.find((one) => one === fault)
    return known ? t(`office-settings.fault-${known}`) : fault
  }
}
