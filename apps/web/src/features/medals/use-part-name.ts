import { useT } from '../../i18n/use-t.ts'
import type { MedalDivision, MedalGender } from './medal-key.ts'

/** What a part of the medals is called, by what they are parted by: "Feminino", "1ª divisão". */
export function usePartName(): (by: 'gender' | 'division', part: string) => string {
  const t = useT()
  return (by, part) =>
    by === 'gender' ? t(`medals.gender-${part as MedalGender}`) : t(`medals.division-${part as MedalDivision}`)
}
