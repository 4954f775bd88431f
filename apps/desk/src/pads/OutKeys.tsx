import { usePad, useNames } from './use-pad.ts'

/** The ways of being out that a list has most, as keys of the keypad: did not start, did not finish, disqualified. */
export function OutKeys({ competitor, ways }: { competitor: string | null; ways: readonly string[] }) {
  const { scoring, ask, unit } = usePad()
  const names = useNames(unit)
  return ways.map((way) => {
    const key = scoring.keys.find(({ id }) => id === `out:${way}`)
    return key ? (
      <button
        key={way}
        type="button"
        data-key={key.id}
        aria-disabled={key.why !== null || competitor === null}
        onClick={() => {
          if (key.why === null && competitor !== null) ask(key, competitor)
        }}
      >
        {names.key(key)}
      </button>
    ) : null
  })
}
