import { genderOf } from '@games/domain/rsc'
import { useT } from '../i18n/use-t.ts'

const GENDERS = ['M', 'W', 'X'] as const

/** Returns the gender of an event as it follows the event's name, ` · women`; '' for an event that is open to all or has its gender in its name. */
export function useEventGender(): (event: string, name: string) => string {
  const t = useT()
  return (event, name) => {
    const gender = GENDERS.find((letter) => letter === genderOf(event))
    if (gender === undefined) return ''
    const word = t(`office.gender-${gender}`)
    // “women’s” in English
    const words = name.toLowerCase().split(/[\s,]+|[’']s/)
    return words.includes(word) ? '' : ` · ${word}`
  }
}
