export { type AppLinkDeps, appLinkRoutes } from './routes.ts'
