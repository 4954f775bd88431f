import type { Settings } from '@games/contract'
import type { VenueWay } from '@games/domain/follow/agenda-plan'
import { LONGEST_WAY, wayFaults } from '@games/domain/follow/venue-ways'
import { Button } from '@games/web/ui/Button.tsx'
import { Field } from '@games/web/ui/Field.tsx'
import { useState } from 'react'
import { useVenueNames } from '../../calls/use-venue-names.ts'
import { useT } from '../../i18n/use-t.ts'
import { SaveBar } from './SaveBar.tsx'
import { Switch } from './Switch.tsx'
import { useFaultWords } from './use-fault-words.ts'
import { useSetting } from './use-setting.ts'
import { readNumber, TextRow, writeNumber } from './ValueRows.tsx'

/** From so many ways on they are narrowed by a venue. */
const MANY = 12

/** A way as it is typed. */
interface Draft extends Omit<VenueWay, 'foot' | 'shuttle'> {
  readonly foot: string
  readonly shuttle: string
}

const draftsOf = (value: unknown): readonly Draft[] =>
  ((value as readonly VenueWay[] | null) ?? []).map((way) => ({
    ...way,
    foot: writeNumber(way.foot),
    shuttle: writeNumber(way.shuttle),
  }))

/** What is no figure is none that can be stored. */
const minutesOf = (text: string): number | null => {
  const figure = readNumber(text)
  return figure === undefined ? Number.NaN : figure
}
const wayOf = ({ foot, shuttle, ...way }: Draft): VenueWay => ({
  ...way,
  foot: minutesOf(foot),
  shuttle: minutesOf(shuttle),
})

/** How long visitors take from venue to venue: at a pace, or as the organiser knows better (0094). */
export function WaysPart({ settings }: { settings: Settings }) {
  const t = useT()
  const words = useFaultWords()
  const { venues, nameOf } = useVenueNames()
  const editing = useSetting<readonly Draft[]>(settings, 'venue_ways', draftsOf)
  const { value, edit, save } = editing
  const [open, setOpen] = useState<number | null>(null)
  const [only, setOnly] = useState('')
  const [hasTried, setTried] = useState(false)
  const ways = value.map(wayOf)
  const faults = wayFaults(ways)
  const known = new Set(venues.map(({ code }) => code))
  const isGone = (code: string) => code !== '' && known.size > 0 && !known.has(code)
  const change = (at: number, next: Draft) => edit(value.map((one, n) => (n === at ? next : one)))
  const send = () => {
    setTried(true)
    const [first] = faults.keys()
    if (first !== undefined) return setOpen(first)
    setOpen(null)
    save(ways.length === 0 ? null : ways)
  }
  return (
    <>
      <TextRow
        settings={settings}
        name="travel_km_per_hour"
        label={t('office-settings.travel-speed')}
        hint={t('office-settings.travel-speed-hint')}
        numeric
        write={writeNumber}
        read={readNumber}
      />
      <div className="settings-form">
        <h3 className="settings-h3" id="settings-ways">
          {t('office-settings.ways')}
        </h3>
        <p className="settings-note">{t('office-settings.ways-about')}</p>
        {value.length > MANY ? (
          <Field label={t('office-settings.ways-only')}>
            {(control) => (
              <VenueSelect
                control={control}
                value={only}
                venues={venues}
                empty={t('office-settings.ways-all')}
                onChange={setOnly}
              />
            )}
          </Field>
        ) : null}
        <ul className="settings-rows" aria-labelledby="settings-ways">
          {value.map((draft, at) => {
            const { from, to, foot, shuttle, oneWay } = draft
            if (only !== '' && from !== only && to !== only && open !== at) return null
            const fault = faults.get(at)
            const shown = fault !== undefined && (hasTried || fault === 'way-twice' || fault === 'way-same')
            const name = t(oneWay ? 'office-settings.way-one' : 'office-settings.way-both', {
              from: from === '' ? '?' : nameOf(from),
              to: to === '' ? '?' : nameOf(to),
            })
            return (
              // a row has no name of its own, and none is moved
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                {open === at ? (
                  <WayForm
                    draft={draft}
                    venues={venues}
                    fault={shown ? words(fault) : ''}
                    onChange={(next) => change(at, next)}
                    onClose={() => setOpen(null)}
                    onRemove={() => {
                      setOpen(null)
                      edit(value.filter((_, n) => n !== at))
                    }}
                  />
                ) : (
                  <>
                    <b>{name}</b>
                    <p>
                      {[
                        foot === '' ? '' : t('office-settings.way-foot-is', { minutes: foot }),
                        shuttle === '' ? '' : t('office-settings.way-shuttle-is', { minutes: shuttle }),
                      ]
                        .filter(Boolean)
                        .join(' · ')}{' '}
                      {isGone(from) || isGone(to) ? (
                        <span className="settings-warn">{t('office-settings.way-gone')}</span>
                      ) : null}
                      {shown ? <span className="settings-fault">{words(fault)}</span> : null}
                    </p>
                    <button
                      type="button"
                      className="settings-link"
                      aria-label={t('office-settings.way-change', { name })}
                      onClick={() => setOpen(at)}
                    >
                      {t('office-settings.change')}
                    </button>
                  </>
                )}
              </li>
            )
          })}
        </ul>
        <Button
          onClick={() => {
            setTried(false)
            setOpen(value.length)
            edit([...value, { from: only, to: '', foot: '', shuttle: '', oneWay: false }])
          }}
        >
          {t('office-settings.add-way')}
        </Button>
        <SaveBar editing={editing} onSave={send} />
      </div>
    </>
  )
}

interface VenueSelectProps {
  readonly control: object
  readonly value: string
  readonly venues: ReturnType<typeof useVenueNames>['venues']
  readonly empty: string
  readonly onChange: (code: string) => void
}

function VenueSelect({ control, value, venues, empty, onChange }: VenueSelectProps) {
  return (
    <select {...control} className="ui-input" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{empty}</option>
      {value !== '' && !venues.some(({ code }) => code === value) ? <option value={value}>{value}</option> : null}
      {venues.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}

interface WayFormProps {
  readonly draft: Draft
  readonly venues: ReturnType<typeof useVenueNames>['venues']
  readonly fault: string
  readonly onChange: (draft: Draft) => void
  readonly onClose: () => void
  readonly onRemove: () => void
}

function WayForm({ draft, venues, fault, onChange, onClose, onRemove }: WayFormProps) {
  const t = useT()
  return (
    <fieldset className="settings-venue">
      <legend className="vh">{t('office-settings.way')}</legend>
      <div className="settings-pair">
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={t(`office-settings.way-${end}`)}>
            {(control) => (
              <VenueSelect
                control={control}
                value={draft[end]}
                venues={venues}
                empty={t('office-settings.way-choose')}
                onChange={(code) => onChange({ ...draft, [end]: code })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="settings-pair">
        {(['foot', 'shuttle'] as const).map((by) => (
          <Field
            key={by}
            label={t(`office-settings.way-${by}`)}
            hint={t(`office-settings.way-${by}-hint`, { most: LONGEST_WAY })}
          >
            {(control) => (
              <input
                {...control}
                className="ui-input"
                inputMode="numeric"
                value={draft[by]}
                onChange={({ target }) => onChange({ ...draft, [by]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Switch
        label={t('office-settings.way-oneWay')}
        on={draft.oneWay}
        word={t('office-settings.way-oneWay')}
        onChange={(oneWay) => onChange({ ...draft, oneWay })}
      />
      {fault ? (
        <p className="settings-fault" role="alert">
          {fault}
        </p>
      ) : null}
      <div className="settings-save">
        <button type="button" className="settings-link" onClick={onRemove}>
          {t('office-settings.remove')}
        </button>
        <Button onClick={onClose}>{t('office-settings.way-done')}</Button>
      </div>
    </fieldset>
  )
}
