import type { AthleteList } from '@games/contract'
import { useEffect, useState } from 'react'
import { useT, useText } from '../../i18n/use-t.ts'
import { type AthleteSearch, athletesAddress } from './athlete-search.ts'

/** Pause in typing after which the search goes out. */
const TYPING_PAUSE = 250
const GENDERS = ['F', 'M', 'X'] as const

/** Name and filters; every choice is an address. Without script the form is sent by its button. */
export function AthleteFilters({
  search,
  organisations,
  disciplines,
  onSearch,
}: {
  search: AthleteSearch
  organisations: AthleteList['organisations']
  disciplines: AthleteList['disciplines']
  onSearch: (address: string) => void
}) {
  const t = useT()
  const text = useText()
  const named = (members: readonly AthleteList['organisations'][number][]) =>
    members.map(({ code, name }) => ({ code, name: text(name, code) })).sort((a, b) => a.name.localeCompare(b.name))
  const { cursor: _where, ...filters } = search
  const choose = (name: 'discipline' | 'gender' | 'organisation', value: string) => {
    const { [name]: _before, ...rest } = filters
    onSearch(athletesAddress(value ? { ...rest, [name]: value } : rest))
  }
  return (
    <form
      className="participants-filters"
      action="/participants/athletes"
      role="search"
      aria-label={t('participants.filters')}
    >
      <NameField
        q={search.q ?? ''}
        onName={(q) => {
          const { q: _before, ...rest } = filters
          onSearch(athletesAddress(q ? { ...rest, q } : rest))
        }}
      />
      <Choice
        label={t('participants.discipline')}
        name="discipline"
        every={t('participants.every-discipline')}
        value={search.discipline}
        options={named(disciplines)}
        onChoose={(value) => choose('discipline', value)}
      />
      <Choice
        label={t('participants.gender')}
        name="gender"
        every={t('participants.every-gender')}
        value={search.gender}
        options={GENDERS.map((code) => ({ code, name: t(`participants.gender-${code}`) }))}
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
function NameField({ q, onName }: { q: string; onName: (q: string) => void }) {
  const t = useT()
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
      <span className="ui-hidden">{t('participants.search')}</span>
      <input
        className="ui-input"
        type="search"
        name="q"
        maxLength={80}
        autoComplete="off"
        placeholder={t('participants.search')}
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
