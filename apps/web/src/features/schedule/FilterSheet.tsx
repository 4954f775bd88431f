import type { Api } from '@games/contract'
import { type RefObject, useState } from 'react'
import { useViewState } from '../../cache/use-view.ts'
import { useNames } from '../../i18n/use-names.ts'
import { useT } from '../../i18n/use-t.ts'
import { Select } from '../../ui/Select.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { DayAddress } from './day-address.ts'
import type { DayChoices } from './day-choices.ts'
import { type DayFilter, dayFilterOf } from './day-filter.ts'
import { delegationsQuery } from './schedule.query.ts'
import { useChoiceWords } from './use-choice-words.ts'

interface FilterSheetProps {
  readonly api: Api
  readonly filter: DayFilter
  readonly choices: DayChoices
  readonly ofDiscipline: boolean
  /** Units that the filter lets through; null while not all of them are here. */
  readonly count: number | null
  readonly address: DayAddress
  readonly onFilter: (address: string) => void
  readonly onClose: () => void
  readonly returnTo: RefObject<HTMLElement | null>
}

/** Everything that a day can be narrowed to; each choice holds at once, behind the sheet. */
export function FilterSheet(props: FilterSheetProps) {
  const { api, choices, ofDiscipline, count, address, onFilter, onClose, returnTo } = props
  const t = useT()
  const { named: byName } = useNames()
  const words = useChoiceWords(choices)
  // what is chosen now: the address follows once its units are there
  const [filter, setFilter] = useState(props.filter)
  const choose = (wanted: DayFilter): void => {
    setFilter(wanted)
    onFilter(address(wanted))
  }
  const { view } = useViewState(delegationsQuery(api))
  const named = (ones: Parameters<typeof byName>[0]) =>
    byName(ones).map(({ code, name }) => ({ value: code, label: name }))
  const offered = {
    discipline: named(choices.disciplines),
    venue: named(choices.venues),
    delegation: named((view?.delegations ?? []).map(({ organisation }) => organisation)),
    gender: words.codes.gender.map((code) => ({ value: code, label: words.gender(code) })),
    status: words.codes.status.map((code) => ({ value: code, label: words.status(code) })),
  }
  const names = (['discipline', 'venue', 'delegation', 'gender', 'status'] as const).filter(
    (name) => !(ofDiscipline && name === 'discipline'),
  )
  return (
    <Sheet open onClose={onClose} returnTo={returnTo} title={t('schedule.filters')} closeLabel={t('app-shell.close')}>
      <div className="schedule-sheet">
        {names.map((name) => {
          const chosen = filter[name] ?? ''
          const options = offered[name]
          const isOffered = chosen === '' || options.some(({ value }) => value === chosen)
          return (
            <Select
              key={name}
              label={t(`schedule.${name}`)}
              value={chosen}
              options={[
                { value: '', label: t(`schedule.every-${name}`) },
                ...(isOffered ? [] : [{ value: chosen, label: words[name](chosen) }]),
                ...options,
              ]}
              onChange={(value) => choose(dayFilterOf({ ...filter, [name]: value || undefined }))}
            />
          )
        })}
        <p className="schedule-sheet-end">
          <button type="button" className="ui-button ui-button-main" onClick={onClose}>
            {count === null ? t('schedule.show') : t('schedule.show-count', { count })}
          </button>
          <button type="button" className="ui-button" onClick={() => choose(filter.day ? { day: filter.day } : {})}>
            {t('schedule.clear-filters')}
          </button>
        </p>
      </div>
    </Sheet>
  )
}
