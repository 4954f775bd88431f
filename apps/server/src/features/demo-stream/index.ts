export { DEMO_STREAM, demoStreamRoutes, type DemoStreamDeps } from './routes.ts'
