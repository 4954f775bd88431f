import { useId } from 'react'
import './switch.css'

/** Something that is on or off, with what it is for. */
export function Switch({
  label,
  hint,
  on,
  onChange,
}: {
  label: string
  hint?: string
  on: boolean
  onChange: (on: boolean) => void
}) {
  const id = useId()
  return (
    <label className="ui-switch">
      <span>
        <b>{label}</b>
        {hint ? <small id={id}>{hint}</small> : null}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        aria-checked={on}
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
