import type { Api } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { MedalChoice } from './MedalChoice.tsx'
import { MedalStandings } from './MedalStandings.tsx'
import { MedalsPage } from './MedalsPage.tsx'
import { closed, medalAddress } from './medal-address.ts'
import { MEDAL_PARTS } from './medal-key.ts'
import type { MedalSearch } from './medal-search.ts'
import { usePartName } from './use-part-name.ts'
import { useRequestedTable } from './use-requested-table.ts'

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
  const root = `/medals/${by}`
  const path = `${root}/${part}`
  const asked = useRequestedTable(root, { path, search })
  // a part is taken in small letters too
  const shown = asked.path.slice(root.length + 1).toUpperCase()
  const options = MEDAL_PARTS[by].map((one, at) => ({
    address: medalAddress(`${root}/${one}`, closed(asked.search)),
    text: nameOf(by, one),
    // the first is at the root too
    shown: shown === one.toUpperCase() || (at === 0 && shown === ''),
  }))
  return (
    <MedalsPage tab={by} of={nameOf(by, part)}>
      <MedalChoice label={t(`medals.${by}`)} options={options} />
      <MedalStandings api={api} scope={`${by}:${part}`} root={root} path={path} search={search} of={nameOf(by, part)} />
    </MedalsPage>
  )
}
