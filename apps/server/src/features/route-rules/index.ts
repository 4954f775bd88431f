export { routeRuleCalls } from './calls.ts'
export { type RouteRulesWatch, watchRouteRules } from './watch-route-rules.ts'
