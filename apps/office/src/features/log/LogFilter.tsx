import { useT } from '../../i18n/use-t.ts'
import type { LogSearch } from './log-search.ts'
import { useActionWords } from './use-action-words.ts'

interface LogFilterProps {
  readonly wanted: LogSearch
  readonly people: readonly string[]
  readonly kinds: readonly string[]
  readonly onChange: (wanted: LogSearch) => void
}

/** By whom, of what, of which day. */
export function LogFilter({ wanted, people, kinds, onChange }: LogFilterProps) {
  const t = useT()
  const words = useActionWords()
  const set = (field: keyof LogSearch, value: string) => {
    const { [field]: _, ...others } = wanted
    onChange(value === '' ? others : { ...others, [field]: value })
  }
  return (
    <div className="office-filter" role="group" aria-label={t('office-log.filter')}>
      <label>
        <span>{t('office-log.who')}</span>
        <select
          className="ui-select"
          value={wanted.person ?? ''}
          onChange={({ target }) => set('person', target.value)}
        >
          <option value="">{t('office-log.anybody')}</option>
          {withWanted(people, wanted.person).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('office-log.kind')}</span>
        <select className="ui-select" value={wanted.kind ?? ''} onChange={({ target }) => set('kind', target.value)}>
          <option value="">{t('office-log.any-kind')}</option>
          {withWanted(kinds, wanted.kind).map((one) => (
            <option key={one} value={one}>
              {words.kind(one)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('office-log.day')}</span>
        <input
          className="ui-input"
          type="date"
          value={wanted.day ?? ''}
          onChange={({ target }) => set('day', target.value)}
        />
      </label>
    </div>
  )
}

/** What an address names is to be chosen from, whether there is something of it or not. */
const withWanted = (all: readonly string[], wanted: string | undefined): readonly string[] =>
  wanted === undefined || all.includes(wanted) ? all : [wanted, ...all]
