import type { Settings } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Switch } from './Switch.tsx'
import { useFaultWords } from './use-fault-words.ts'
import { useSetting } from './use-setting.ts'

const FIELDS = [
  'photo',
  'birthDate',
  'height',
  'weight',
  'placeOfBirth',
  'countryOfBirth',
  'placeOfResidence',
  'nationality',
  'institution',
] as const
type PersonalField = (typeof FIELDS)[number]

const fieldsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : [])

/** Personal fields of minors: each with its consequence and how many pages it would stand on. Opening waits for a reason, closing is at once (R5.4). */
export function MinorsPart({ settings }: { settings: Settings }) {
  const t = useT()
  const words = useFaultWords()
  const { moment } = useTime()
  const editing = useSetting<readonly string[]>(settings, 'public_personal_fields', fieldsOf)
  const [opening, setOpening] = useState<readonly PersonalField[]>([])
  const [reason, setReason] = useState('')
  const open = fieldsOf(editing.stored)
  const letGo = () => {
    setOpening([])
    setReason('')
    editing.letGo()
  }
  const turn = (field: PersonalField, on: boolean) => {
    // closing takes nothing else with it, and waits for nothing
    if (open.includes(field)) editing.save(open.filter((one) => one !== field))
    else setOpening((all) => (on ? [...all, field] : all.filter((one) => one !== field)))
  }
  const pending = opening.filter((field) => !open.includes(field))
  const pages = Math.max(0, ...pending.map((field) => settings.known[field] ?? 0))
  const { changed } = editing
  return (
    <div className="settings-columns">
      <div>
        <p className="settings-lead">{t('office-settings.minors-always')}</p>
        <ul className="settings-rows">
          {FIELDS.map((field) => {
            const isOpen = open.includes(field)
            const isPending = pending.includes(field)
            return (
              <li key={field} data-pending={isPending ? '' : undefined}>
                <b>{t(`office-settings.field-${field}`)}</b>
                <p>
                  {t(`office-settings.field-${field}-why`)}{' '}
                  {t('office-settings.field-known', { count: settings.known[field] ?? 0 })}
                </p>
                <Switch
                  label={t(`office-settings.field-${field}`)}
                  on={isOpen || isPending}
                  word={t(
                    isPending
                      ? 'office-settings.will-open'
                      : isOpen
                        ? 'office-settings.open'
                        : 'office-settings.closed',
                  )}
                  disabled={editing.isPending}
                  onChange={(on) => turn(field, on)}
                />
              </li>
            )
          })}
        </ul>
        {changed?.reason ? (
          <p className="settings-note">
            {t('office-settings.opened-by', {
              who: changed.who ?? t('office-settings.somebody'),
              when: moment(changed.at),
              reason: changed.reason,
            })}
          </p>
        ) : null}
        {editing.isConflict ? (
          <p className="settings-fault" role="alert">
            {t('office-settings.conflict')}
          </p>
        ) : null}
        {editing.error ? <CallFailed error={editing.error} /> : null}
      </div>
      <aside className="settings-preview" aria-label={t('office-settings.preview')}>
        <p className="settings-note">
          {t(pending.length > 0 ? 'office-settings.with-change' : 'office-settings.on-air')}
        </p>
        <div className="settings-phone">
          <b>{t('office-settings.preview-athlete')}</b>
          <dl>
            {FIELDS.filter((field) => open.includes(field) || pending.includes(field)).map((field) => (
              <div key={field} data-pending={pending.includes(field) ? '' : undefined}>
                <dt>{t(`office-settings.field-${field}`)}</dt>
                <dd>{t('office-settings.preview-shown')}</dd>
              </div>
            ))}
            <div>
              <dt>{t('office-settings.preview-event')}</dt>
              <dd>{t('office-settings.preview-always')}</dd>
            </div>
          </dl>
        </div>
        <p className="settings-note">{t('office-settings.preview-where')}</p>
      </aside>
      {pending.length > 0 ? (
        <form
          className="settings-pending"
          onSubmit={(event) => {
            event.preventDefault()
            editing.save([...open, ...pending], { reason: reason.trim() })
          }}
        >
          <b>{t('office-settings.pending', { count: pending.length })}</b>
          <span>{t('office-settings.pending-pages', { count: pages })}</span>
          <input
            className="ui-input"
            aria-label={t('office-settings.reason')}
            placeholder={t('office-settings.reason')}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {Object.values(editing.faults).length > 0 ? (
            <span className="settings-fault" role="alert">
              {Object.values(editing.faults).map(words).join(' ')}
            </span>
          ) : null}
          <Button onClick={letGo}>{t('office-settings.let-go')}</Button>
          <Button kind="main" type="submit" disabled={editing.isPending}>
            {t('office-settings.open-fields', { count: pending.length })}
          </Button>
        </form>
      ) : null}
    </div>
  )
}
