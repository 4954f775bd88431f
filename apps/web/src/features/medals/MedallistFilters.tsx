import { MEDALS } from '@games/domain/medals/medal-table'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { medallistsAddress } from './medallist-address.ts'
import type { MedallistSearch } from './medallist-search.ts'

/** Pause in typing after which the search goes out. */
const TYPING_PAUSE = 250
const GENDERS = ['W', 'M', 'X'] as const

export interface NamedCode {
  readonly code: string
  readonly name: string
}

interface MedallistFiltersProps {
  readonly search: MedallistSearch
  /** What there is to choose from, in the order shown. */
  readonly organisations: readonly NamedCode[]
  /** Null where the list is of one discipline's own section. */
  readonly disciplines: readonly NamedCode[] | null
  /** Where the list is; absent: in the medals' own section. */
  readonly path?: string | undefined
  readonly onSearch: (address: string) => void
}

/** Name and filters of medallists; every choice is an address. Without script the form is sent by its button. */
export function MedallistFilters({ search, organisations, disciplines, path, onSearch }: MedallistFiltersProps) {
  const t = useT()
  const { cursor: _where, ...filters } = search
  const choose = (name: Exclude<keyof MedallistSearch, 'cursor'>, value: string): void => {
    const { [name]: _before, ...rest } = filters
    onSearch(medallistsAddress(value ? { ...rest, [name]: value } : rest, path))
  }
  return (
    <form
      className="medals-filters"
      action={path ?? medallistsAddress({})}
      role="search"
      aria-label={t('medals.filters')}
    >
      <NameField label={t('medals.search')} q={search.q ?? ''} onName={(q) => choose('q', q)} />
      {disciplines ? (
        <Choice
          label={t('medals.tab-discipline')}
          name="discipline"
          every={t('medals.every-discipline')}
          value={search.discipline}
          options={disciplines}
          onChoose={(value) => choose('discipline', value)}
        />
      ) : null}
      <Choice
        label={t('medals.delegation')}
        name="organisation"
        every={t('medals.every-delegation')}
        value={search.organisation}
        options={organisations}
        onChoose={(value) => choose('organisation', value)}
      />
      <Choice
        label={t('medals.gender')}
        name="gender"
        every={t('medals.every-gender')}
        value={search.gender}
        options={GENDERS.map((code) => ({ code, name: t(`medals.gender-${code}`) }))}
        onChoose={(value) => choose('gender', value)}
      />
      <Choice
        label={t('medals.colours')}
        name="medal"
        every={t('medals.any-colour')}
        value={search.medal}
        options={MEDALS.map((code) => ({ code, name: t(`medals.won-${code}`) }))}
        onChoose={(value) => choose('medal', value)}
      />
      {search.division === undefined ? null : <input type="hidden" name="division" value={search.division} />}
      <noscript>
        <button className="ui-button" type="submit">
          {t('medals.do-search')}
        </button>
      </noscript>
    </form>
  )
}

/** The name being typed is the field's own; the address follows after a pause, and leads when it changes by other means. */
function NameField({ label, q, onName }: { label: string; q: string; onName: (q: string) => void }) {
  const [typed, setTyped] = useState(q)
  const [sent, setSent] = useState(q)
  const [seen, setSeen] = useState(q)
  if (q !== seen) {
    setSeen(q)
    // what was sent from here comes back while more is being typed
    if (q !== sent) {
      setSent(q)
      setTyped(q)
    }
  }
  const field = useRef<HTMLInputElement>(null)
  // what was typed before the app had taken the page over
  useEffect(() => {
    if (field.current) setTyped(field.current.value)
  }, [])
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === sent) return undefined
    const pause = setTimeout(() => {
      setSent(wanted)
      onName(wanted)
    }, TYPING_PAUSE)
    return () => clearTimeout(pause)
  }, [wanted, sent, onName])
  return (
    <label className="medals-search">
      <span className="vh">{label}</span>
      <input
        ref={field}
        className="ui-input"
        type="search"
        name="q"
        maxLength={80}
        autoComplete="off"
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  )
}

function Choice({
  label,
  name,
  every,
  value = '',
  options,
  onChoose,
}: {
  label: string
  name: string
  every: string
  value?: string | undefined
  options: readonly NamedCode[]
  onChoose: (value: string) => void
}) {
  return (
    <select
      className="ui-select"
      name={name}
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{every}</option>
      {value === '' || options.some(({ code }) => code === value) ? null : <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.code} value={option.code}>
          {option.name}
        </option>
      ))}
    </select>
  )
}
