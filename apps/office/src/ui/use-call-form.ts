import { ApiFailure } from '@games/contract/failure'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'

/** A schema of the contract, as a form is checked by it (Standard Schema). */
type Schema<Values extends FieldValues> = Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0]

/** A form that is checked by the contract's own schema: `const form = useCallForm(SavedThing, { title: { por: '' } })`. */
export const useCallForm = <Values extends FieldValues>(
  schema: Schema<Values>,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values, unknown, Values> =>
  useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver<Values, unknown, Values>(schema),
    defaultValues,
    mode: 'onTouched',
  })

/** Puts what the server has said of the fields into the form; false where it said nothing of them, and it is to be shown above. */
export function takeFaults<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  error: unknown,
): boolean {
  const fields = error instanceof ApiFailure ? Object.entries(error.details.fields ?? {}) : []
  for (const [name, message] of fields) form.setError(name as Path<Values>, { message })
  const [first] = fields
  if (first) form.setFocus(first[0] as Path<Values>)
  return fields.length > 0
}
