import type { Api } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { MedalChoice } from './MedalChoice.tsx'
import { MedalStandings } from './MedalStandings.tsx'
import { MedalsPage } from './MedalsPage.tsx'
import { closed, medalAddress } from './medal-address.ts'
import { MEDAL_PARTS } from './medal-key.ts'
import type { MedalSearch } from './medal-search.ts'
import { usePartName } from './use-part-name.ts'

interface PartStandingsProps {
  readonly api: Api
  readonly by: 'gender' | 'division'
  /** The one shown, of those that `by` parts the medals in. */
  readonly part: string
  readonly search: MedalSearch
}

/** The medal tables of the genders, or of the divisions: a choice, and the table of the one chosen (spec R2.6). */
export function PartStandings({ api, by, part, search }: PartStandingsProps) {
  const t = useT()
  const nameOf = usePartName()
  const options = MEDAL_PARTS[by].map((one) => ({
    address: medalAddress(`/medals/${by}/${one}`, closed(search)),
    text: nameOf(by, one),
    shown: one === part,
  }))
  return (
    <MedalsPage tab={by} of={nameOf(by, part)}>
      <MedalChoice label={t(`medals.${by}`)} options={options} />
      <MedalStandings api={api} scope={`${by}:${part}`} search={search} of={nameOf(by, part)} />
    </MedalsPage>
  )
}
