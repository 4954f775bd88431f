import { useEffect, useRef } from 'react'

/** A code to choose by, with its name in the visitor's language. */
export interface NamedCode {
  readonly code: string
  readonly name: string
}

interface FilterSelectProps {
  readonly className?: string
  readonly label: string
  /** The parameter of the address, for a form that is sent without script. */
  readonly name: string
  /** Shown for no choice: "Todas as modalidades". */
  readonly every: string
  /** The code that the address has; it is offered even where the list does not know it. */
  readonly value: string | undefined
  readonly options: readonly NamedCode[]
  /** Takes the code, '' for every one. */
  readonly onChoose: (code: string) => void
}

/** One of a list's filters: everything, or one code. */
export function FilterSelect({ className = '', label, name, every, value = '', options, onChoose }: FilterSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  // what was chosen before the app had taken the page over
  useEffect(() => {
    const chosen = select.current?.value ?? value
    if (chosen !== value) onChoose(chosen)
    // once, as it is taken over
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <select
      ref={select}
      className={`ui-select ${className}`.trim()}
      name={name}
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{every}</option>
      {value === '' || options.some(({ code }) => code === value) ? null : <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.code} value={option.code}>
          {option.name}
        </option>
      ))}
    </select>
  )
}
