import type { SettingKey, Settings } from '@games/contract'
import { Field } from '@games/web/ui/Field.tsx'
import { useT } from '../../i18n/use-t.ts'
import { SaveBar } from './SaveBar.tsx'
import { Switch } from './Switch.tsx'
import { useSetting } from './use-setting.ts'

type SwitchKey = 'login_enabled' | 'signup_birth_year' | 'previews'

interface SwitchRowProps {
  readonly settings: Settings
  readonly name: SwitchKey
  /** What it does, for whom. */
  readonly why: string
  /** What holds while nobody has decided it. */
  readonly without?: boolean
}

/** A setting that is on or off, changed at once. */
export function SwitchRow({ settings, name, why, without = false }: SwitchRowProps) {
  const t = useT()
  const editing = useSetting<boolean>(settings, name, (value) => (typeof value === 'boolean' ? value : without))
  return (
    <li>
      <b>{t(`office-settings.${name}`)}</b>
      <p>{why}</p>
      <Switch
        label={t(`office-settings.${name}`)}
        on={editing.value}
        word={t(editing.value ? 'office-settings.on' : 'office-settings.off')}
        disabled={editing.isPending}
        onChange={(on) => editing.save(on)}
      />
      {editing.isConflict ? (
        <p className="settings-fault" role="alert">
          {t('office-settings.conflict')}
        </p>
      ) : null}
    </li>
  )
}

interface TextRowProps {
  readonly settings: Settings
  readonly name: SettingKey
  readonly label: string
  readonly hint: string
  readonly lines?: number
  readonly numeric?: boolean
  /** What is said where it cannot be read. */
  readonly unreadable?: string
  /** How it is written, and what is written as a value; null: as without it; undefined: it cannot be read. */
  readonly write: (value: unknown) => string
  readonly read: (text: string) => unknown
}

/** A setting that is written as a line or lines. */
export function TextRow({
  settings,
  name,
  label,
  hint,
  lines,
  numeric = false,
  unreadable,
  write,
  read,
}: TextRowProps) {
  const t = useT()
  const editing = useSetting<string>(settings, name, write)
  const value = read(editing.value)
  const send = () => {
    if (value !== undefined) editing.save(value)
  }
  return (
    <form
      className="settings-form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field
        label={label}
        hint={hint}
        {...(value === undefined && { error: unreadable ?? t('office-settings.fault-unreadable') })}
      >
        {(control) =>
          lines === undefined ? (
            <input
              {...control}
              className="ui-input"
              {...(numeric && { inputMode: 'numeric' as const })}
              value={editing.value}
              onChange={({ target }) => editing.edit(target.value)}
            />
          ) : (
            <textarea
              {...control}
              className="ui-input"
              rows={lines}
              spellCheck={false}
              value={editing.value}
              onChange={({ target }) => editing.edit(target.value)}
            />
          )
        }
      </Field>
      <SaveBar editing={editing} onSave={send} />
    </form>
  )
}

export const writeNumber = (value: unknown): string => (typeof value === 'number' ? String(value) : '')
export function readNumber(text: string): number | null | undefined {
  if (text.trim() === '') return null
  return /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined
}
