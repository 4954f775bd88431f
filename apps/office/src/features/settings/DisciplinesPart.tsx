import type { Settings } from '@games/contract'
import { DISCIPLINE_CODES, isDisciplineCode } from '@games/domain/disciplines/discipline-codes'
import { disciplineName } from '@games/domain/disciplines/disciplines'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { Pictogram } from '@games/web/ui/Pictogram.tsx'
import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { NewCode } from './DelegationsPart.tsx'
import { moved } from '../../ui/moved.ts'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'
import { OwnThing } from './OwnThing.tsx'
import type { Uploaded } from './PictureField.tsx'
import { SaveBar } from './SaveBar.tsx'
import { Switch } from './Switch.tsx'
import type { Texts } from './texts.ts'
import { useSetting } from './use-setting.ts'

interface Discipline {
  readonly code: string
  readonly name: Texts | null
  readonly pictogram: Uploaded | null
  readonly visible: boolean
}
const disciplinesOf = (value: unknown): readonly Discipline[] => (value as readonly Discipline[] | null) ?? []

/** What is played, in which order, and what pages do not list: the eighteen by a touch each, others with a name and pictogram of their own. */
export function DisciplinesPart({ settings }: { settings: Settings }) {
  const t = useT()
  const locale = useLocale()
  const editing = useSetting<readonly Discipline[]>(settings, 'disciplines', disciplinesOf)
  const { value, edit, save } = editing
  const [adding, setAdding] = useState(false)
  const taken = new Set(value.map(({ code }) => code))
  const nameOf = ({ code, name }: Pick<Discipline, 'code' | 'name'>) => {
    const known = disciplineName(code) ?? name
    return known?.por ? pick(known, locale) : code
  }
  const turn = (code: string) =>
    edit(
      taken.has(code)
        ? value.filter((one) => one.code !== code)
        : [...value, { code, name: null, pictogram: null, visible: true }],
    )
  const move = (from: number, to: number) => edit(moved(value, from, to))
  const [dragged, setDragged] = useState<number | null>(null)
  return (
    <div className="settings-form">
      <p className="settings-note">{t('office-settings.disciplines-count', { count: value.length })}</p>
      <ul className="settings-chips settings-disciplines">
        {DISCIPLINE_CODES.map((code) => (
          <li key={code}>
            <button type="button" aria-pressed={taken.has(code)} onClick={() => turn(code)}>
              <Pictogram code={code} size="s" />
              <span>{nameOf({ code, name: null })}</span>
            </button>
          </li>
        ))}
      </ul>
      {value.length > 0 ? (
        <>
          <h3 className="settings-h3">{t('office-settings.order')}</h3>
          <p className="settings-note">{t('office-settings.order-about')}</p>
          <ol className="settings-rows settings-order">
            {value.map((one, at) => (
              // dragging is extra: the buttons of a row move it too
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
              <li
                key={one.code}
                data-dragged={dragged === at ? '' : undefined}
                draggable
                onDragStart={({ dataTransfer }) => {
                  dataTransfer.effectAllowed = 'move'
                  setDragged(at)
                }}
                onDragEnd={() => setDragged(null)}
                onDragOver={(event) => {
                  if (dragged !== null) event.preventDefault()
                }}
                onDrop={(event) => {
                  event.preventDefault()
                  if (dragged !== null && dragged !== at) move(dragged, at)
                  setDragged(null)
                }}
              >
                <b className="settings-ordered">
                  <OfficeIcon name="grip" />
                  {nameOf(one)}
                </b>
                <span className="settings-order-buttons">
                  <button
                    type="button"
                    className="office-button-small"
                    disabled={at === 0}
                    aria-label={t('office-settings.up', { name: nameOf(one) })}
                    onClick={() => move(at, at - 1)}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    className="office-button-small"
                    disabled={at === value.length - 1}
                    aria-label={t('office-settings.down', { name: nameOf(one) })}
                    onClick={() => move(at, at + 1)}
                  >
                    ↓
                  </button>
                  <Switch
                    label={t('office-settings.listed', { name: nameOf(one) })}
                    on={one.visible}
                    word={t(one.visible ? 'office-settings.shown' : 'office-settings.hidden')}
                    onChange={(visible) =>
                      edit(value.map((other) => (other.code === one.code ? { ...other, visible } : other)))
                    }
                  />
                </span>
                {isDisciplineCode(one.code) ? null : (
                  <OwnThing
                    code={one.code}
                    name={one.name ?? { por: '' }}
                    picture={one.pictogram}
                    pictureLabel={t('office-settings.pictogram')}
                    warning={null}
                    onChange={(name, pictogram) =>
                      edit(value.map((other) => (other.code === one.code ? { ...other, name, pictogram } : other)))
                    }
                    onRemove={() => edit(value.filter(({ code }) => code !== one.code))}
                  />
                )}
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {adding ? (
        <NewCode
          taken={taken}
          pattern="[A-Z][A-Z0-9]{2}"
          form={t('office-settings.code-form-discipline')}
          onAdd={(code) => {
            edit([
              ...value,
              { code, name: isDisciplineCode(code) ? null : { por: '' }, pictogram: null, visible: true },
            ])
            setAdding(false)
          }}
        />
      ) : (
        <Button onClick={() => setAdding(true)}>{t('office-settings.add-discipline')}</Button>
      )}
      <SaveBar editing={editing} onSave={() => save(value)} />
    </div>
  )
}
