import type { Localized } from '@games/domain'
import { LOCALE_NAMES, LOCALE_TAGS } from '@games/web/i18n/locale.ts'
import { Field } from '@games/web/ui/Field.tsx'

/** Portuguese, in which it is written, first. */
const LANGUAGES = ['por', 'spa', 'eng'] as const

interface TextsProps {
  readonly label: string
  readonly value: Localized
  readonly onChange: (value: { por: string; spa?: string; eng?: string }) => void
  readonly most: number
  readonly lines?: number
}

/** A text in three languages side by side. */
export function Texts({ label, value, onChange, most, lines }: TextsProps) {
  const put = (language: (typeof LANGUAGES)[number], text: string) => {
    const { por, spa, eng }: Localized = { ...value, [language]: text }
    onChange({ por, ...(spa !== undefined && { spa }), ...(eng !== undefined && { eng }) })
  }
  return (
    <fieldset className="office-languages trivia-texts">
      <legend>{label}</legend>
      {LANGUAGES.map((language) => (
        <Field key={language} label={LOCALE_NAMES[language]}>
          {(control) => {
            const shared = {
              ...control,
              className: 'ui-input',
              lang: LOCALE_TAGS[language],
              maxLength: most,
              value: value[language] ?? '',
              onChange: ({ target }: { target: { value: string } }) => put(language, target.value),
            }
            return lines === undefined ? <input {...shared} /> : <textarea rows={lines} {...shared} />
          }}
        </Field>
      ))}
    </fieldset>
  )
}
