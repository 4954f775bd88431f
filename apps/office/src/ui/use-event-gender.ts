import { genderOf } from '@games/domain/rsc'
import { useT } from '../i18n/use-t.ts'

const GENDERS = ['M', 'W', 'X'] as const

/** Returns the gender of an event as it follows the event's name, ` · women`; '' for an event that is open to all. */
export function useEventGender(): (event: string) => string {
  const t = useT()
  return (event) => {
    const gender = GENDERS.find((letter) => letter === genderOf(event))
    return gender === undefined ? '' : ` · ${t(`office.gender-${gender}`)}`
  }
}
