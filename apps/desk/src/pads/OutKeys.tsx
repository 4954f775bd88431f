import { Kbd, useKeyName } from '../ui/shortcuts.tsx'
import { usePad, useNames } from './use-pad.ts'

/** On a keyboard; each asks before anything counts. */
const LETTERS: Readonly<Record<string, string>> = { 'no-show': 'D', 'not-finished': 'F', disqualified: 'X' }

/** The ways of being out that a list has most, as keys of the keypad: did not start, did not finish, disqualified. */
export function OutKeys({ competitor, ways }: { competitor: string | null; ways: readonly string[] }) {
  const { scoring, ask, unit } = usePad()
  const names = useNames(unit)
  const keyName = useKeyName()
  return ways.map((way) => {
    const key = scoring.keys.find(({ id }) => id === `out:${way}`)
    return key ? (
      <button
        key={way}
        type="button"
        data-key={key.id}
        {...keyName(LETTERS[way])}
        aria-disabled={key.why !== null || competitor === null}
        onClick={() => {
          if (key.why === null && competitor !== null) ask(key, competitor)
        }}
      >
        {LETTERS[way] === undefined ? null : <Kbd of={LETTERS[way]} />}
        {names.key(key)}
      </button>
    ) : null
  })
}
