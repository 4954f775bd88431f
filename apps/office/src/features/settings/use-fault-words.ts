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

/** The words of what is wrong; of what has none the field's own hint says what it takes. */
export function useFaultWords(): (fault: string) => string {
  const t = useT()
  return (fault) => {
    const known = KNOWN.find((one) => one === fault)
    return t(known ? `office-settings.fault-${known}` : 'office-settings.fault-unfit')
  }
}
