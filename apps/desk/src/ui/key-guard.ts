/** The same key again within this is the same press: gloves, rain, a nervous thumb. Milliseconds. */
export const GUARD_MS = 300

/** Says whether a press is another one than the last of its key, by a clock in milliseconds that nobody sets. */
export function createKeyGuard(now: () => number): (key: string) => boolean {
  const pressed = new Map<string, number>()
  return (key) => {
    const [at, before] = [now(), pressed.get(key)]
    if (before !== undefined && at - before < GUARD_MS) return false
    pressed.set(key, at)
    return true
  }
}
