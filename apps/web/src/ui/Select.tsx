import { Field } from './Field.tsx'

interface SelectProps<Value extends string> {
  readonly label: string
  readonly hint?: string
  readonly error?: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** One of several, by the device's own picker: no other is as good on a phone. */
export function Select<Value extends string>({ value, options, onChange, ...field }: SelectProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          className="ui-select"
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
