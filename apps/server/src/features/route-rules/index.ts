export { routeRuleCalls } from './calls.ts'
export { soundRules } from './sound-rules.ts'
export { type RouteRulesWatch, watchRouteRules } from './watch-route-rules.ts'
