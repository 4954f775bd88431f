import { useContext } from 'react'
import { useController, useFormContext, useFormState } from 'react-hook-form'
import { useT } from '../../i18n/use-t.ts'
import { faultIn } from './fault-in.ts'
import type { FieldSpec } from './kinds.ts'
import { MissingParts } from './missing-parts.ts'

/** A field's value, how it is set, what it is called, and the words of what is wrong with it. `wrong`: the message of a value that the contract does not take. */
export function usePart<Value>(
  { name, label }: Pick<FieldSpec, 'name' | 'label'>,
  wrong: 'wrong' | 'wrong-rich' = 'wrong',
) {
  const t = useT()
  const { field } = useController({ name })
  // also of what is inside it: a controller alone hears of its own name
  const { errors } = useFormState({ name })
  const { clearErrors } = useFormContext()
  const missing = useContext(MissingParts)
  return {
    value: field.value as Value,
    /** Sets the value, which is then checked again. */
    set: (value: Value) => {
      clearErrors(name)
      field.onChange(value)
    },
    onBlur: field.onBlur,
    label: t(`office-content.field-${label ?? name}`),
    /** Of a path such as `stops.0.name.por`. */
    wordsOf(path: string): { error?: string } {
      if (missing.has(path)) return { error: t('office-content.required') }
      return faultIn(errors, path) === undefined ? {} : { error: t(`office-content.${wrong}`) }
    },
  }
}
