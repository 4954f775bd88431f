import { useEffect, useRef, useState } from 'react'

/** Pause in typing after which the search goes out. */
const TYPING_PAUSE = 250

interface SearchFieldProps {
  readonly className: string
  /** Where a link of the app shell leads to it. */
  readonly id?: string
  readonly label: string
  /** What is searched for, as the address has it. */
  readonly q: string
  readonly onSearch: (q: string) => void
}

/** Words to search a list by, sent as `q`. What is being typed is the field's own; the address follows after a pause, and leads when it changes by other means. */
export function SearchField({ className, id, label, q, onSearch }: SearchFieldProps) {
  // one state: React may drop an update made while rendering if an earlier one of the same state waits, and two of three states would be kept
  const [{ typed, sent, seen }, setSearch] = useState({ typed: q, sent: q, seen: q })
  // what was sent from here returns while more is being typed
  if (q !== seen) setSearch(q === sent ? { typed, sent, seen: q } : { typed: q, sent: q, seen: q })
  const setTyped = (words: string) => setSearch((before) => ({ ...before, typed: words }))
  const field = useRef<HTMLInputElement>(null)
  // what was typed before the app had taken the page over
  useEffect(() => {
    if (field.current) setTyped(field.current.value)
  }, [])
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === sent) return undefined
    const pause = setTimeout(() => {
      setSearch((before) => ({ ...before, sent: wanted }))
      onSearch(wanted)
    }, TYPING_PAUSE)
    return () => clearTimeout(pause)
  }, [wanted, sent, onSearch])
  return (
    <label className={className}>
      <span className="ui-hidden">{label}</span>
      <input
        ref={field}
        id={id}
        className="ui-input"
        type="search"
        name="q"
        maxLength={80}
        autoComplete="off"
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  )
}
