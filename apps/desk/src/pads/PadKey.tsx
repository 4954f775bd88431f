import type { Key } from '@games/domain/scoring/index'
import type { ReactNode } from 'react'
import { Kbd, useKeyName } from '../ui/shortcuts.tsx'
import { useNames, usePad } from './use-pad.ts'

export type KeyTone = 'full' | 'line' | 'warn'

/**
 * A key of the rules. One that cannot be pressed now stays where it is, says why to who asks, and does nothing. A serious one, and one that
 * is more than a press, asks first. `who`: whose it is, for those who hear the page.
 */
export function PadKey({
  of: key,
  tone = 'line',
  big = false,
  label,
  note,
  competitor,
  shortcut,
}: {
  of: Key
  tone?: KeyTone
  big?: boolean
  label?: ReactNode
  note?: ReactNode
  competitor?: string
  /** On a keyboard. */
  shortcut?: string
}) {
  const { unit, press, ask } = usePad()
  const names = useNames(unit)
  const keyName = useKeyName()
  const who = key.side === undefined ? names.competitor(key.competitor ?? competitor) : names.side(key.side)
  const why = key.why === null ? '' : names.why(key.why)
  // what is seen is heard first, then the rest of what a glance tells
  const heard = [label === undefined || note ? '' : names.key(key), big ? '' : who, why].filter((part) => part !== '')
  const onPress = () => {
    if (key.why !== null) return
    if (key.entry !== undefined || key.hold) return ask(key, competitor)
    const meant = key.competitor ?? competitor
    press({
      kind: key.kind,
      ...(key.side === undefined ? {} : { side: key.side }),
      ...(meant === undefined ? {} : { competitor: meant }),
      ...(key.value === undefined ? {} : { value: key.value }),
    })
  }
  return (
    <button
      type="button"
      className={`desk-key desk-key-${tone}${big ? ' desk-key-big' : ''}`}
      aria-disabled={key.why !== null}
      title={why}
      onClick={onPress}
      data-key={key.id}
      {...keyName(shortcut)}
    >
      {shortcut === undefined ? null : <Kbd of={shortcut} />}
      <b>{label ?? names.key(key)}</b>
      {note ? <small>{note}</small> : null}
      <span className="desk-hidden">{heard.map((part) => `, ${part}`)}</span>
    </button>
  )
}
