import type { Api, UnitSummary } from '@games/contract'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useRequestedSearch } from '../../app-shell/use-requested-search.ts'
import { useNames } from '../../i18n/use-names.ts'
import { useT } from '../../i18n/use-t.ts'
import { useMyDelegation } from '../../session/my-delegation.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { DayMenu } from './DayMenu.tsx'
import { DayStrip, type StripDay } from './DayStrip.tsx'
import type { DayAddress } from './day-address.ts'
import { choicesOf, type DayChoices, eventKindsOf } from './day-choices.ts'
import { type DayFilter, dayFilterOf, isNarrowed } from './day-filter.ts'
import { NothingHere } from './NothingHere.tsx'
import { NowLink } from './NowLink.tsx'
import { useChoiceWords } from './use-choice-words.ts'

/** What is chosen in the sheet and stands among the chips once it is. */
const REMOVABLE = ['venue', 'delegation', 'gender', 'status'] as const

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }))

export interface DayToolsProps {
  readonly api: Api
  readonly kind: 'competition' | 'event'
  readonly day: string
  readonly days: readonly StripDay[]
  readonly today: string
  /** The day's units before the filter. */
  readonly all: readonly UnitSummary[]
  readonly filter: DayFilter
  /** What the day can be narrowed to; what its units are, where left out. */
  readonly choices: DayChoices | undefined
  /** True where the page is one discipline's: there is none to choose. */
  readonly ofDiscipline: boolean
  readonly address: DayAddress
  readonly onFilter: (address: string) => void
  /** Units here that the filter lets through. */
  readonly count: number
  /** Whether all units of the day are here. */
  readonly isWhole: boolean
  /** What the line of now is drawn anew with; null where it is not on the page. */
  readonly nowLine: string | null
}

/** What stands above the units of a day: the strip of days, the filters, and why there are no units where there are none. */
export function DayTools(props: DayToolsProps) {
  const { kind, day, days, today, all, filter, address, count, nowLine } = props
  const asked = useRequestedSearch(address({}), filter, (search, day) =>
    dayFilterOf({ ...search, ...(day && { day }) }),
  )
  return (
    <div className="schedule-tools">
      {days.length > 0 ? <DayStrip days={days} shown={day} today={today} filter={asked} address={address} /> : null}
      {all.length > 0 || isNarrowed(filter) ? <Filters {...props} asked={asked} /> : null}
      {count === 0 ? (
        <NothingHere day={day} days={days} isEmpty={all.length === 0} filter={filter} address={address} kind={kind} />
      ) : null}
      <NowLink line={nowLine} address={day !== today && days.some((one) => one.day === today) ? address({}) : null} />
    </div>
  )
}

/** All, finals, kinds, one discipline, and what else was chosen: each is an address. The rest is chosen in a sheet; without script in the form. */
function Filters(props: DayToolsProps & { readonly asked: DayFilter }) {
  const { api, kind: about, all, filter, asked, ofDiscipline, address, onFilter } = props
  const choices = useMemo(() => props.choices ?? choicesOf(all), [props.choices, all])
  const kinds = useMemo(() => (about === 'event' ? eventKindsOf(all) : []), [about, all])
  const t = useT()
  const { named } = useNames()
  const words = useChoiceWords(choices, all)
  const mine = useMyDelegation()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { from: _page, ...chosen } = asked
  const { day, discipline, finals } = chosen
  const ofDay = day ? { day } : {}
  /** The filter with other choices; undefined takes one away. */
  const changed = (change: Readonly<Record<string, unknown>>): string => address(dayFilterOf({ ...chosen, ...change }))
  const choose = (code: string) => onFilter(changed({ discipline: code || undefined }))
  const disciplines = ofDiscipline ? [] : named(choices.disciplines)
  const removable = REMOVABLE.filter((name) => chosen[name] !== undefined)
  return (
    <>
      <form className="ui-chips" action={address({})} aria-label={t('schedule.filters')} data-keep-scroll="">
        <a className="ui-chip" href={address(ofDay)} aria-current={isNarrowed(chosen) ? undefined : 'true'}>
          {t('schedule.all')}
        </a>
        {choices.finals > 0 || finals || filter.finals ? (
          <a
            className="ui-chip"
            href={changed({ finals: finals ? undefined : 1 })}
            aria-current={finals ? 'true' : undefined}
          >
            {t('schedule.finals')} <span className="ui-chip-count">{choices.finals}</span>
          </a>
        ) : null}
        {kinds.length > 1 || chosen.kind || filter.kind
          ? kinds.map(({ kind, count: units }) => (
              <a
                key={kind}
                className="ui-chip"
                href={changed({ kind: chosen.kind === kind ? undefined : kind })}
                aria-current={chosen.kind === kind ? 'true' : undefined}
              >
                {t(`schedule.filter-${kind}`)} <span className="ui-chip-count">{units}</span>
              </a>
            ))
          : null}
        {mine !== null && chosen.delegation !== mine ? (
          <a className="ui-chip" href={changed({ delegation: mine })}>
            {t('schedule.my-delegation')}
          </a>
        ) : null}
        {removable.map((name) => (
          <a
            key={name}
            className="ui-chip schedule-chosen"
            href={changed({ [name]: undefined })}
            aria-label={t('schedule.without', { filter: words[name](String(chosen[name])) })}
          >
            {words[name](String(chosen[name]))}
          </a>
        ))}
        <button
          ref={opener}
          type="button"
          className="ui-chip schedule-signed"
          aria-label={t('schedule.more-filters')}
          onClick={() => setOpen(true)}
        >
          <svg className="ui-shape" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h16M7 12h10M10 17h4" />
          </svg>
          <span>{t('schedule.more-filters')}</span>
        </button>
        {disciplines.length > 0 || discipline || filter.discipline ? (
          <FilterSelect
            className="schedule-discipline"
            label={t('schedule.discipline')}
            name="discipline"
            every={t('schedule.every-discipline')}
            value={discipline}
            options={disciplines}
            onChoose={choose}
          />
        ) : null}
        {(['day', 'finals', 'kind'] as const).map((name) =>
          chosen[name] === undefined ? null : (
            <input key={name} type="hidden" name={name} value={String(chosen[name])} />
          ),
        )}
        {about === 'competition' && !ofDiscipline ? (
          <DayMenu day={props.day} filter={filter} isEmpty={props.count === 0} />
        ) : null}
        <noscript>
          <WithoutScript chosen={chosen} choices={choices} />
        </noscript>
      </form>
      {open ? (
        <Suspense>
          <FilterSheet
            api={api}
            filter={chosen}
            choices={choices}
            ofDiscipline={ofDiscipline}
            count={props.isWhole ? props.count : null}
            address={address}
            onFilter={onFilter}
            onClose={() => setOpen(false)}
            returnTo={opener}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** What the sheet offers, as far as a form can without its script: a delegation by its letters. */
function WithoutScript({ chosen, choices }: { chosen: DayFilter; choices: DayChoices }) {
  const t = useT()
  const words = useChoiceWords(choices)
  return (
    <>
      {(['venue', 'gender', 'status'] as const).map((name) => (
        <select
          key={name}
          className="ui-select schedule-discipline"
          name={name}
          aria-label={t(`schedule.${name}`)}
          defaultValue={chosen[name] ?? ''}
        >
          <option value="">{t(`schedule.every-${name}`)}</option>
          {words.codes[name].map((code) => (
            <option key={code} value={code}>
              {words[name](code)}
            </option>
          ))}
        </select>
      ))}
      <input
        className="ui-input schedule-discipline"
        name="delegation"
        maxLength={10}
        placeholder={t('schedule.delegation')}
        aria-label={t('schedule.delegation')}
        defaultValue={chosen.delegation ?? ''}
      />
      <button className="ui-button" type="submit">
        {t('schedule.apply')}
      </button>
    </>
  )
}
