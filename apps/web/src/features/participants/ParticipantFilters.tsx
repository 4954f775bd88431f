import type { AthleteList } from '@games/contract'
import { useEffect, useRef, useState } from 'react'
import { useT, useText } from '../../i18n/use-t.ts'
import type { ParticipantSearch } from './participant-search.ts'
import { searchAddress } from './search-address.ts'

/** Pause in typing after which the search goes out. */
const TYPING_PAUSE = 250

/** Name and filters of athletes or teams; every choice is an address. Without script the form is sent by its button. */
export function ParticipantFilters({
  path,
  kind,
  search,
  genders,
  organisations,
  disciplines,
  onSearch,
}: {
  /** Where the list is; what stands in its query stays there. */
  path: string
  kind: 'athletes' | 'teams'
  search: ParticipantSearch
  genders: readonly { readonly code: string; readonly name: string }[]
  organisations: AthleteList['organisations']
  /** Null where the list is one discipline's. */
  disciplines: AthleteList['disciplines'] | null
  onSearch: (address: string) => void
}) {
  const t = useT()
  const text = useText()
  const named = (members: readonly AthleteList['disciplines'][number][]) =>
    members.map(({ code, name }) => ({ code, name: text(name, code) })).sort((a, b) => a.name.localeCompare(b.name))
  const { cursor: _where, ...filters } = search
  const [pathname, query] = path.split('?')
  const choose = (name: 'discipline' | 'gender' | 'organisation', value: string) => {
    const { [name]: _before, ...rest } = filters
    onSearch(searchAddress(path, value ? { ...rest, [name]: value } : rest))
  }
  return (
    <form className="participants-filters" action={pathname} role="search" aria-label={t('participants.filters')}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <NameField
        label={t(kind === 'teams' ? 'participants.search-team' : 'participants.search')}
        q={search.q ?? ''}
        onName={(q) => {
          const { q: _before, ...rest } = filters
          onSearch(searchAddress(path, q ? { ...rest, q } : rest))
        }}
      />
      {disciplines ? (
        <Choice
          label={t('participants.discipline')}
          name="discipline"
          every={t('participants.every-discipline')}
          value={search.discipline}
          options={named(disciplines)}
          onChoose={(value) => choose('discipline', value)}
        />
      ) : null}
      <Choice
        label={t('participants.gender')}
        name="gender"
        every={t('participants.every-gender')}
        value={search.gender}
        options={genders}
        onChoose={(value) => choose('gender', value)}
      />
      <Choice
        label={t('participants.organisation')}
        name="organisation"
        every={t('participants.every-organisation')}
        value={search.organisation}
        options={named(organisations)}
        onChoose={(value) => choose('organisation', value)}
      />
      <noscript>
        <button className="ui-button" type="submit">
          {t('participants.do-search')}
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
    if (wanted === sent) return
    const pause = setTimeout(() => {
      setSent(wanted)
      onName(wanted)
    }, TYPING_PAUSE)
    return () => clearTimeout(pause)
  }, [wanted, sent, onName])
  return (
    <label className="participants-name">
      <span className="ui-hidden">{label}</span>
      <input
        ref={field}
        // the frame’s search leads here by this name
        id="search"
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
  options: readonly { code: string; name: string }[]
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
