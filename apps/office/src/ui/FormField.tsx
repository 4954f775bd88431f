import { Field } from '@games/web/ui/Field.tsx'
import type { ComponentProps } from 'react'
import { type FieldValues, type Path, useFormContext, useFormState } from 'react-hook-form'

interface FormFieldProps<Values extends FieldValues> extends Omit<ComponentProps<'input'>, 'name' | 'className'> {
  readonly name: Path<Values>
  readonly label: string
  readonly hint?: string
  /** The words of what is wrong, by what the schema says (an id of the contract); undefined: what it says itself. */
  readonly faultWords?: (fault: string) => string
  /** Several lines. */
  readonly lines?: number
}

/** A field of a form (react-hook-form, within a FormProvider) by its name: label, hint, control, and what is wrong with it. */
export function FormField<Values extends FieldValues>({
  name,
  label,
  hint,
  faultWords,
  lines,
  ...input
}: FormFieldProps<Values>) {
  const { register, control } = useFormContext<Values>()
  const { errors } = useFormState({ control, name })
  const fault = faultOf(errors, name)
  return (
    <Field
      label={label}
      {...(hint === undefined ? {} : { hint })}
      {...(fault === undefined ? {} : { error: faultWords?.(fault) ?? fault })}
    >
      {(attributes) =>
        lines === undefined ? (
          <input className="ui-input" {...input} {...attributes} {...register(name)} />
        ) : (
          <textarea className="ui-input" rows={lines} lang={input.lang} {...attributes} {...register(name)} />
        )
      }
    </Field>
  )
}

/** The message of a field's error by its path (`title.por`). */
function faultOf(errors: object, name: string): string | undefined {
  let at: unknown = errors
  for (const part of name.split('.')) at = typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined
  const message: unknown = typeof at === 'object' && at !== null ? Reflect.get(at, 'message') : undefined
  return typeof message === 'string' ? message : undefined
}
