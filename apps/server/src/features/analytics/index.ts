export { countPageViews, type PageViewCounter } from './count-page-views.ts'
export { type AnalyticsDeps, analyticsRoutes } from './routes.ts'
