import type { Calls, Edge } from '../edge.ts'
import { routeRules } from './watch-route-rules.ts'

export const routeRuleCalls = ({ pool }: Edge) =>
  ({
    // cached like everything else until the rules change, which invalidates all (service.ts)
    getRouteRules: async () => ({ view: { rules: [...(await routeRules(pool)).rules] }, topics: ['route-rules'] }),
  }) satisfies Calls<'getRouteRules'>
