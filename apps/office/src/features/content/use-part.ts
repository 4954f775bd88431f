import { useController, useFormContext, useFormState } from 'react-hook-form'
import { useT } from '../../i18n/use-t.ts'
import { faultIn } from './fault-in.ts'
import type { FieldSpec } from './kinds.ts'

/** A field's value, how it is set, what it is called, and the words of what is wrong with it. */
export function usePart<Value>({ name, label }: Pick<FieldSpec, 'name' | 'label'>) {
  const t = useT()
  const { field } = useController({ name })
  // also of what is inside it: a controller alone hears of its own name
  const { errors } = useFormState({ name })
  const { clearErrors } = useFormContext()
  return {
    value: field.value as Value,
    /** What was missing is not told any more; what is wrong is looked at anew. */
    set: (value: Value) => {
      clearErrors(name)
      field.onChange(value)
    },
    onBlur: field.onBlur,
    label: t(`office-content.field-${label ?? name}`),
    /** Of a path such as `stops.0.name.por`. */
    wordsOf(path: string): { error?: string } {
      const fault = faultIn(errors, path)
      if (fault === undefined) return {}
      return { error: t(fault === 'required' ? 'office-content.required' : 'office-content.wrong') }
    },
  }
}
