export { routeRules, type RouteRulesWatch, watchRouteRules } from './watch-route-rules.ts'
