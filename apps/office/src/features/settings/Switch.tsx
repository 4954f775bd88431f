interface SwitchProps {
  readonly label: string
  readonly on: boolean
  /** What it is, beside its position. */
  readonly word: string
  readonly disabled?: boolean
  readonly onChange: (on: boolean) => void
}

/** On or off by position and word, not by colour alone. */
export const Switch = ({ label, on, word, disabled = false, onChange }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    aria-label={label}
    className="settings-switch"
    disabled={disabled}
    onClick={() => onChange(!on)}
  >
    <i aria-hidden="true" />
    <span>{word}</span>
  </button>
)
