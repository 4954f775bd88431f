import { useId } from 'react'

/** One of a few, side by side: native radio buttons, of which none is set where nothing was chosen yet. */
export function Choice<Value extends string>({
  legend,
  hint,
  options,
  value,
  disabled = false,
  onChoose,
}: {
  legend: string
  hint?: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value | null
  disabled?: boolean
  onChoose: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset className="settings-choice" disabled={disabled}>
      <legend>{legend}</legend>
      {hint ? <p>{hint}</p> : null}
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
