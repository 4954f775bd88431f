import { LOCALE_NAMES, LOCALE_TAGS } from '@games/web/i18n/locale.ts'
import { Field } from '@games/web/ui/Field.tsx'
import { LANGUAGES, type Language } from './languages.ts'

export type Texts = { readonly por: string } & { readonly [L in 'spa' | 'eng']?: string | undefined }

interface TextInputsProps {
  /** What is written, told to screen readers before the language; absent where a legend says it. */
  readonly label?: string
  readonly value: Texts | null
  readonly most: number
  readonly isTitle?: boolean
  readonly onWrite: (language: Language, text: string) => void
  readonly wordsOf: (language: Language) => { error?: string }
  readonly onBlur?: () => void
}

/** A text of one paragraph in three languages side by side. */
export function TextInputs({ label, value, most, isTitle = false, onWrite, wordsOf, onBlur }: TextInputsProps) {
  return LANGUAGES.map((language) => (
    <div key={language} className="content-text" data-language={language}>
      <Field
        label={label === undefined ? LOCALE_NAMES[language] : `${label}, ${LOCALE_NAMES[language]}`}
        {...wordsOf(language)}
      >
        {(control) => (
          <textarea
            {...control}
            className={isTitle ? 'ui-input content-title' : 'ui-input'}
            rows={isTitle || most > 200 ? 2 : 1}
            maxLength={most}
            lang={LOCALE_TAGS[language]}
            value={value?.[language] ?? ''}
            onChange={({ target }) => onWrite(language, target.value.replace(/\s*\n\s*/g, ' '))}
            onBlur={onBlur}
          />
        )}
      </Field>
    </div>
  ))
}
