export { type RouteRulesWatch, routeRules, watchRouteRules } from './watch-route-rules.ts'
