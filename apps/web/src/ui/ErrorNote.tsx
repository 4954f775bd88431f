import { Button } from './Button.tsx'
import shapes from './status/shapes.svg?no-inline'

interface ErrorNoteProps {
  /** What happened ("Os resultados não chegaram"). */
  readonly title: string
  /** What is still true ("O que está na tela vale até 13:58."). */
  readonly why?: string
  /** Another try, with the word of its button. */
  readonly retry?: { readonly label: string; readonly onRetry: () => void }
}

/** A part of a page that could not be loaded: what happened, what is safe, what to do. It is announced when it appears. */
export function ErrorNote({ title, why, retry }: ErrorNoteProps) {
  return (
    <div className="ui-empty ui-error" role="alert">
      <p className="ui-empty-title">
        <svg className="ui-shape" viewBox="0 0 24 24" aria-hidden="true">
          <use href={`${shapes}#INTERRUPTED`} />
        </svg>
        {title}
      </p>
      {why ? <p>{why}</p> : null}
      {retry ? (
        <Button kind="main" onClick={retry.onRetry}>
          {retry.label}
        </Button>
      ) : null}
    </div>
  )
}
