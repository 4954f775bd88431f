import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import './pwa.css'

/** Shows that a newer build waits, and takes it on the visitor's click; it can be put off until the next page is opened. */
export function UpdateStrip(props: {
  title: string
  hint: string
  update: string
  later: string
  onUpdate: () => void
  onLater: () => void
}) {
  const [updating, setUpdating] = useState(false)
  return (
    <aside className="pwa-strip" aria-label={props.title}>
      <p role="status">
        <b>{props.title}</b> <span>{props.hint}</span>
      </p>
      <div>
        <Button
          kind="main"
          disabled={updating}
          onClick={() => {
            setUpdating(true)
            props.onUpdate()
          }}
        >
          {props.update}
        </Button>
        <Button kind="quiet" onClick={props.onLater}>
          {props.later}
        </Button>
      </div>
    </aside>
  )
}
