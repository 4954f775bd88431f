import type { Settings } from '@games/contract'
import { knownOrganisationName, STATE_CODES } from '@games/domain/delegations/delegations'
import { flagAddress } from '@games/domain/delegations/flags'
import { Button } from '@games/web/ui/Button.tsx'
import { Flag } from '@games/web/ui/Flag.tsx'
import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Countries } from './Countries.tsx'
import { countryName } from './country-name.ts'
import { OwnThing } from './OwnThing.tsx'
import type { Uploaded } from './PictureField.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { Texts } from './texts.ts'
import { useSetting } from './use-setting.ts'

interface Delegation {
  readonly code: string
  readonly name: Texts | null
  readonly flag: Uploaded | null
}
const delegationsOf = (value: unknown): readonly Delegation[] => (value as readonly Delegation[] | null) ?? []

/** A country as the ready list has it: nothing of it is the organiser's own. */
const isReadyCountry = ({ code, name, flag }: Delegation): boolean => {
  const ready = countryName(code)
  return flag === null && ready !== null && ready.por === name?.por && ready.spa === name.spa && ready.eng === name.eng
}

/** Who comes: the 27 states and the countries by a touch each, others with a name and a flag of their own. */
export function DelegationsPart({ settings }: { settings: Settings }) {
  const t = useT()
  const editing = useSetting<readonly Delegation[]>(settings, 'delegations', delegationsOf)
  const { value, edit, save } = editing
  const [adding, setAdding] = useState(false)
  const states = new Set<string>(STATE_CODES)
  const taken = new Set(value.map(({ code }) => code))
  // a country's name is in no message before the first: it goes with the code
  const turn = (code: string) =>
    edit(
      taken.has(code)
        ? value.filter((one) => one.code !== code)
        : [...value, { code, name: countryName(code), flag: null }],
    )
  const all = STATE_CODES.every((code) => taken.has(code))
  return (
    <div className="settings-form">
      <div className="settings-head">
        <p className="settings-note">{t('office-settings.delegations-count', { count: value.length })}</p>
        <button
          type="button"
          className="office-button-small"
          onClick={() =>
            edit(
              all
                ? value.filter(({ code }) => !states.has(code))
                : [
                    ...value,
                    ...STATE_CODES.filter((code) => !taken.has(code)).map((code) => ({ code, name: null, flag: null })),
                  ],
            )
          }
        >
          {t(all ? 'office-settings.states-none' : 'office-settings.states-all')}
        </button>
      </div>
      <ul className="settings-chips">
        {STATE_CODES.map((code) => (
          <li key={code}>
            <button
              type="button"
              aria-pressed={taken.has(code)}
              title={knownOrganisationName(code)?.por}
              onClick={() => turn(code)}
            >
              <Flag organisation={{ code, flag: flagAddress(code) }} size="s" />
              <span>{code}</span>
              <span className="vh">{knownOrganisationName(code)?.por}</span>
            </button>
          </li>
        ))}
      </ul>
      <Countries taken={taken} onTurn={turn} />
      <h3 className="settings-h3">{t('office-settings.own-delegations')}</h3>
      <ul className="settings-own">
        {value
          .filter((one) => !states.has(one.code) && !isReadyCountry(one))
          .map((one) => (
            <li key={one.code}>
              <OwnThing
                code={one.code}
                name={one.name ?? { por: '' }}
                picture={one.flag}
                pictureLabel={t('office-settings.flag')}
                warning={
                  settings.sentOrganisations.includes(one.code)
                    ? t('office-settings.code-sent', { code: one.code })
                    : null
                }
                onChange={(name, flag) =>
                  edit(value.map((other) => (other.code === one.code ? { ...other, name, flag } : other)))
                }
                onRemove={() => edit(value.filter(({ code }) => code !== one.code))}
              />
            </li>
          ))}
      </ul>
      {adding ? (
        <NewCode
          taken={taken}
          pattern="[A-Z0-9]{2,10}"
          form={t('office-settings.code-form-delegation')}
          onAdd={(code) => {
            edit([...value, { code, name: { por: '' }, flag: null }])
            setAdding(false)
          }}
        />
      ) : (
        <Button onClick={() => setAdding(true)}>{t('office-settings.add-delegation')}</Button>
      )}
      <SaveBar editing={editing} onSave={() => save(value)} />
    </div>
  )
}

/** A code that is not taken: messages use it, so the organiser says it. */
export function NewCode({
  taken,
  pattern,
  form,
  onAdd,
}: {
  taken: ReadonlySet<string>
  pattern: string
  /** The pattern in words. */
  form: string
  onAdd: (code: string) => void
}) {
  const t = useT()
  const [code, setCode] = useState('')
  const isTaken = taken.has(code)
  return (
    <form
      className="settings-new"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTaken) onAdd(code)
      }}
    >
      <label>
        {t('office-settings.code')}
        <input
          className="ui-input"
          required
          pattern={pattern}
          title={form}
          placeholder={form}
          maxLength={10}
          value={code}
          onChange={({ target }) => setCode(target.value.toUpperCase())}
        />
      </label>
      <Button type="submit" disabled={isTaken}>
        {t('office-settings.add')}
      </Button>
      <span role="status" className="settings-fault">
        {isTaken ? t('office-settings.fault-code-twice') : ''}
      </span>
    </form>
  )
}
