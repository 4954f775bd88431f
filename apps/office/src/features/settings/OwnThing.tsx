import { LOCALE_NAMES, LOCALE_TAGS } from '@games/web/i18n/locale.ts'
import { Field } from '@games/web/ui/Field.tsx'
import { useT } from '../../i18n/use-t.ts'
import { PictureField, type Uploaded } from './PictureField.tsx'
import { LANGUAGES, type Texts } from './texts.ts'

interface OwnThingProps {
  readonly code: string
  readonly name: Texts
  readonly picture: Uploaded | null
  readonly pictureLabel: string
  readonly warning: string | null
  readonly onChange: (name: Texts, picture: Uploaded | null) => void
  readonly onRemove: () => void
}

/** A delegation or discipline of the organiser's own: its name in three languages, its picture. */
export function OwnThing({ code, name, picture, pictureLabel, warning, onChange, onRemove }: OwnThingProps) {
  const t = useT()
  return (
    <fieldset className="office-languages">
      <legend>{code}</legend>
      {LANGUAGES.map((locale) => (
        <Field key={locale} label={LOCALE_NAMES[locale]}>
          {(control) => (
            <input
              {...control}
              className="ui-input"
              lang={LOCALE_TAGS[locale]}
              dir="auto"
              maxLength={200}
              value={name[locale] ?? ''}
              onChange={({ target }) => onChange(withLanguage(name, locale, target.value), picture)}
            />
          )}
        </Field>
      ))}
      <div className="settings-own-foot">
        <PictureField label={pictureLabel} value={picture} onChange={(next) => onChange(name, next)} />
        <button type="button" className="settings-link" onClick={onRemove}>
          {t('office-settings.remove')}
        </button>
        {warning ? <span className="settings-note">{warning}</span> : null}
      </div>
    </fieldset>
  )
}

function withLanguage(name: Texts, locale: (typeof LANGUAGES)[number], text: string): Texts {
  const { por, ...others } = { ...name, [locale]: text }
  return { por, ...Object.fromEntries(Object.entries(others).filter(([, one]) => one !== '')) }
}
