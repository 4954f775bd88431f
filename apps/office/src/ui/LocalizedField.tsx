import { LOCALE_NAMES, LOCALE_TAGS } from '@games/web/i18n/locale.ts'
import type { FieldValues, Path } from 'react-hook-form'
import { useFormContext, useWatch } from 'react-hook-form'
import { useT } from '../i18n/use-t.ts'
import { FormField } from './FormField.tsx'

/** Portuguese, in which content is written, first. */
const LANGUAGES = ['por', 'spa', 'eng'] as const

interface LocalizedFieldProps {
  /** Of an object with a text a locale: `title`. */
  readonly name: string
  readonly label: string
  readonly lines?: number
  readonly faultWords?: (fault: string) => string
}

/** A text in three languages side by side; below each that is missing, what is shown in its place. */
export function LocalizedField<Values extends FieldValues>({ name, label, ...field }: LocalizedFieldProps) {
  const t = useT()
  const { control } = useFormContext<Values>()
  const texts = useWatch({ control, name: name as Path<Values> }) as
    | Readonly<Record<string, string | undefined>>
    | undefined
  return (
    <fieldset className="office-languages">
      <legend>{label}</legend>
      {LANGUAGES.map((locale) => {
        const isMissing = locale !== 'por' && (texts?.[locale] ?? '').trim() === ''
        return (
          <FormField<Values>
            key={locale}
            name={`${name}.${locale}` as Path<Values>}
            label={LOCALE_NAMES[locale]}
            lang={LOCALE_TAGS[locale]}
            {...(isMissing && { hint: t('office.language-missing') })}
            {...field}
          />
        )
      })}
    </fieldset>
  )
}
