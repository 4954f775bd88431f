import { RouteRule as RouteRuleShape } from '@games/contract'
import { followRouteRules, type RouteRule } from '@games/domain'

/** Rules fit to be followed, and for each of the others a line that says what is wrong with it. */
export interface SoundRules {
  readonly rules: readonly RouteRule[]
  readonly faults: readonly string[]
}

const shown = (written: unknown): string => JSON.stringify(written)?.slice(0, 200) ?? String(written)

/**
 * Reads what the organiser wrote. A rule that leads to where a rule applies is none, its own included: so no visitor goes round in a
 * circle, and none is led twice.
 */
export function soundRules(written: unknown): SoundRules {
  if (written === null) return { rules: [], faults: [] }
  if (!Array.isArray(written)) return { rules: [], faults: [`route_rules: a list of rules, but is ${shown(written)}`] }
  const faults: string[] = []
  const read = written.flatMap((one: unknown) => {
    const rule = RouteRuleShape.safeParse(one)
    if (rule.success) return [rule.data]
    const reasons = rule.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    faults.push(`route rule ${shown(one)} is ignored: ${reasons.join('; ')}`)
    return []
  })
  const rules = read.filter((rule) => {
    const again = followRouteRules(rule.to.replace(/\/\*\*$/, '/x'), read)
    if (again) faults.push(`route rule ${shown(rule)} is ignored: a rule leads on from where it leads`)
    return !again
  })
  return { rules, faults }
}
