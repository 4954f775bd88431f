import { useId } from 'react'
import { hideSpoilers, useSpoilersHidden } from './spoilers.ts'

/** Hides results on this device, or no longer. */
export function SpoilerSwitch({ label, hint }: { label: string; hint: string }) {
  const id = useId()
  const areHidden = useSpoilersHidden()
  return (
    <div className="spoilers-switch">
      <span>
        <label htmlFor={id}>{label}</label>
        <small id={`${id}hint`}>{hint}</small>
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={areHidden}
        aria-describedby={`${id}hint`}
        checked={areHidden}
        onChange={() => hideSpoilers(!areHidden)}
      />
    </div>
  )
}
