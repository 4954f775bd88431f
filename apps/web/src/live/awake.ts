/** How many parts of the page want it kept live, though it is hidden and though what it shows is settled. */
let holders = 0

export const isKeptAwake = (): boolean => holders > 0

/** Keeps the page live, until what is returned is called: somebody hears it who does not look at it. */
export function keepAwake(): () => void {
  let isHeld = true
  holders += 1
  dispatchEvent(new Event('awake'))
  return () => {
    if (!isHeld) return
    isHeld = false
    holders -= 1
    dispatchEvent(new Event('awake'))
  }
}
