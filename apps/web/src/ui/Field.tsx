import { type ReactNode, useId } from 'react'
import shapes from './status/shapes.svg?no-inline'

/** What ties a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean
}

interface FieldProps {
  readonly label: string
  readonly hint?: string
  /** What is wrong and how to mend it; announced when it appears. */
  readonly error?: string
  /** Draws the control, with the attributes given: `<input className="ui-input" {...control} />`. */
  readonly children: (control: FieldControl) => ReactNode
}

/** A question of a form: label above, hint, control, and below it what is wrong with the answer. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="ui-field">
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <span id={hintId} className="ui-field-hint">
          {hint}
        </span>
      ) : null}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': Boolean(error) })}
      <span id={errorId} className="ui-field-error" role="status">
        {error ? (
          <>
            <svg className="ui-shape" viewBox="0 0 24 24" aria-hidden="true">
              <use href={`${shapes}#INTERRUPTED`} />
            </svg>
            {error}
          </>
        ) : null}
      </span>
    </div>
  )
}
